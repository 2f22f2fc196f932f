/** A test whose people leave when it is over: tables left open in old windows would slow the next ones down. */
import { test as base } from '@playwright/test'

export const test = base.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

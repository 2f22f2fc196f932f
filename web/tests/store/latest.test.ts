import { expect, it } from 'vitest'
import { latest } from '../../src/store/latest'

it('takes the newest answer, however slow an older one is', async () => {
  const taken: string[] = []
  let answerOld: (text: string) => void = () => undefined
  const old = new Promise<string>((resolve) => (answerOld = resolve))
  const forget = latest(old, (text) => taken.push(text))
  forget()
  latest(Promise.resolve('new'), (text) => taken.push(text))
  await Promise.resolve()
  answerOld('old')
  await old
  await Promise.resolve()
  expect(taken).toEqual(['new'])
})

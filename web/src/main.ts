import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { app, follow } from './store/app.svelte'
import { settings } from './store/settings.svelte'

settings.apply()
document.addEventListener('click', follow)
// On their way together: neither needs the other.
const speaking = app.speak(settings.lang)
void app.refresh()
await speaking
const target = document.getElementById('app')
// What was there to look at meanwhile goes.
target?.replaceChildren()
if (target !== null) mount(App, { target })
// Only to say kindly that there is no connection; a browser that will not is no worse off.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)

import './styles/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { app, follow } from './store/app.svelte'
import { settings } from './store/settings.svelte'

settings.apply()
document.addEventListener('click', follow)
await app.speak(settings.lang)
void app.refresh()
const target = document.getElementById('app')
if (target !== null) mount(App, { target })

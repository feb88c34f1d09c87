import { mount } from "svelte";
import App from "./App.svelte";
import { Client } from "./client";
import { keep } from "./offline/keep";
import drawings from "./parts/sprite.svg?raw";
import { mountSprite } from "./parts/sprite";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mountSprite("house", drawings);
const client = new Client();
await client.speech.speak(client.settings.language);
mount(App, { target, context: client.context });
// Until it is known, or if it cannot be, links name the address in the bar.
client.house.look().catch(() => undefined);
keep();

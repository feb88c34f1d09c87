import { mount } from "svelte";
import App from "./App.svelte";
import { house } from "./house.svelte";
import drawings from "./parts/sprite.svg?raw";
import { mountSprite } from "./parts/sprite";
import { settings } from "./settings.svelte";
import { speak } from "./speech.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");
mountSprite("house", drawings);
await speak(settings.language);
mount(App, { target });
// Until it is known, or if it cannot be, links name the address in the bar.
house.look().catch(() => undefined);

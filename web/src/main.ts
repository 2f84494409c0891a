import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no #page");

export default mount(App, { target });

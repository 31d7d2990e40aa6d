import { noClock } from "./no-clock.ts";
import { noHost } from "./no-host.ts";
import { noProse } from "./no-prose.ts";
import { plainWords } from "./plain-words.ts";

/** The lint rules of this repository. */
export default {
  meta: { name: "heater-age" },
  rules: { "no-clock": noClock, "no-host": noHost, "no-prose": noProse, "plain-words": plainWords },
};

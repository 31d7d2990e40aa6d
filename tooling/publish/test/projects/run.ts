import { dateHeaters, dateOffline } from "./date-heaters.js";

const [, , api = "", nowhere = ""] = process.argv;

console.log(JSON.stringify({ ...(await dateHeaters(api)), offline: await dateOffline(nowhere) }));

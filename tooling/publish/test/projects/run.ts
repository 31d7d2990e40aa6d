import { dateHeaters, dateOffline } from "./date-heaters.ts";

const [, , api = "", nowhere = ""] = process.argv;

console.log(JSON.stringify({ ...(await dateHeaters(api)), offline: await dateOffline(nowhere) }));

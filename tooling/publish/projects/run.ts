import { dateHeaters } from "./date-heaters.ts";

console.log(JSON.stringify(await dateHeaters(process.argv[2] ?? "")));

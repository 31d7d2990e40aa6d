import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

/**
 * Path of a report's page. Alone of all pages it has no slash at its end.
 *
 * @example
 * reportPath("de", "q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"
 */
export const reportPath = (language: Language, id: string): string =>
  pathIn(language, `/report/${encodeURIComponent(id)}`);

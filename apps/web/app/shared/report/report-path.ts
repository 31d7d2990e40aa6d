import type { Language } from "@heater-age/messages";
import { pathIn } from "../../seo/paths.ts";

/**
 * Returns the path of a report's page, the only page without a trailing slash.
 *
 * @example
 * reportPath("de", "q0mD2rYwT1yXfKc8uQZ7Lw"); //=> "/de/report/q0mD2rYwT1yXfKc8uQZ7Lw"
 */
export const reportPath = (language: Language, id: string): string =>
  pathIn(language, `/report/${encodeURIComponent(id)}`);

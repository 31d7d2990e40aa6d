import type { Area } from "./shape.ts";

/** Texts that a visit of the home page begins with: they travel together. */
export const firstAreas = ["shell", "home", "form", "reading"] as const satisfies readonly Area[];

/** Texts that only the API says: browsers never fetch them. */
export const serverAreas = ["errors"] as const satisfies readonly Area[];

import { plateErrors } from "../checks/invalid-check.ts";
import { invalidRequest } from "../errors/invalid-request.ts";

/** Returns the error for an invalid request for advice. */
export const invalidAdvice = invalidRequest({ ...plateErrors, "/installed": { any: "installed-date" } });

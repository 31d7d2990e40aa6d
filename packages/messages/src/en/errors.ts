import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the others are the codes of the API: of its errors, and of what is wrong with one field of a request.
 */
export const errors = {
  "status-400": "Invalid request. Please check your input and try again.",
  "status-401": "Authentication required. Please refresh the page.",
  "status-403": "Access denied. You don't have permission for this action.",
  "status-404": "Service not found. Please try again later.",
  "status-408": "Request timeout. Please check your connection and try again.",
  "status-429": "Too many requests. Please wait a moment and try again.",
  "status-500": "Server error. Please try again later.",
  "status-502": "Service temporarily unavailable. Please try again in a few moments.",
  "status-503": "Service temporarily unavailable. Please try again in a few moments.",
  "status-504": "Service temporarily unavailable. Please try again in a few moments.",
  "status-other": "An unexpected error occurred. Please try again.",
  "no-connection": "We could not reach the service. Please check your connection and try again.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "We do not know this brand. Pick one from the list, or “{other}”.",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,

  "report-not-decodable":
    "There is no report to make: this serial number does not say when the heater was made. Check it with the check form first.",
  "report-date-unknown":
    "This serial number cannot mean that date. Check the serial number again, and make the report from the new result.",
  "report-not-found": "There is no report at this address. Please check the link.",
  "report-deleted":
    "The person who made this report has deleted it. Check the serial number to make a new one.",
  "report-withdrawn": "This report has been withdrawn. Check the serial number to make a new one.",
  "report-token-wrong":
    "This link does not allow deleting the report. Use the deletion link that came with it.",

  "batch-empty": "There is nothing to check. Send at least one serial number.",
  "batch-too-long": "Only {most} serial numbers can be checked at once. Please send the others separately.",
  "csv-columns":
    "The file needs one column “brand” and one column “serialNumber”, and at most one “modelNumber”. Missing or there more than once: {columns}.",
  "csv-encoding":
    "The file is not in UTF-8. Save it again, in a spreadsheet as “CSV UTF-8”, and send that file.",
  "csv-malformed":
    "The file cannot be read from line {line} on. Check the quotation marks there, and send again what has no result.",
  "csv-cells":
    "This row has more cells than the first one. A text with separators in it needs quotation marks.",

  "installed-date": advice.installedWrong,
  "advice-dates":
    "This serial number cannot mean that date. Check it again, and ask with a date that it can mean.",

  "contact-name": "Name must be at least 2 characters",
  "contact-name-long": "Name cannot exceed {longest} characters",
  "contact-email": "Please enter a valid email address",
  "contact-phone-long": "Phone number cannot exceed {longest} characters",
  "contact-subject": "Subject must be at least 5 characters",
  "contact-subject-long": "Subject cannot exceed {longest} characters",
  "contact-message": "Message must be at least 10 characters",
  "contact-message-long": "Message cannot exceed {longest} characters",
  "contact-captcha": "Please confirm again that you are not a robot, and send the message once more.",
  "correction-brand":
    "We collect dates for the brands of our list. Please pick one, or write to us through the contact form.",
  "correction-date":
    "Please give the date as it is printed: the year, and the month, day or week if they are printed too.",
  "correction-date-future": "This date is in the future. Please check the year.",
  "correction-place": "Please say where the date is printed.",
  "correction-note-long": "The note cannot exceed {longest} characters",
  "correction-not-found": "There is no correction with this number.",

  "invalid-request": "Invalid request. Please check your input and try again.",
  "invalid-json": "The request is not valid JSON. Please check it and try again.",
  "idempotency-key-invalid":
    "The Idempotency-Key must have {fewest} to {most} letters, digits or signs, without spaces. Take a new random one.",
  "idempotency-key-reused":
    "This Idempotency-Key belongs to another request. Take a new one for each request.",
  "idempotency-in-progress":
    "The same request is still being processed. Please wait a moment and send it again.",
  "operator-only": "Access denied. This needs the operator’s token.",
  "model-not-found":
    "Model information not found. The maker’s website or the label on the heater has the specifications.",
  "not-found": "There is no such path in the API. /api/docs lists every path that there is.",
  "method-not-allowed": "This address does not take requests of this kind.",
  "request-timeout": "Request timeout. Please check your connection and try again.",
  "body-too-large": "The request is too large. Please shorten it and try again.",
  "unsupported-media-type": "The request must be sent as JSON.",
  "too-many-requests": "Too many requests. Please wait a moment and try again.",
  "headers-too-large": "The headers of the request are too large.",
  "internal-error": "Server error. Please try again later.",
  "database-unavailable": "Service temporarily unavailable. Please try again in a few moments.",

  "field-missing": "The field “{name}” is missing.",
  "field-unknown":
    "There is no field “{name}” here.{meant, select, none {} other { Did you mean “{meant}”?}}",
  "field-type":
    "This must be {type, select, string {a text} integer {a whole number} number {a number} boolean {true or false} array {a list} other {an object}}.",
  "field-value": "This must be one of: {allowed}.",
  "field-form": "This does not have the form that is expected here.",
  "date-form": "Write the date in one of these forms: {allowed}.",
  "text-short": "This must have at least {shortest, plural, one {# character} other {# characters}}.",
  "text-long": "This cannot exceed {longest} characters.",
  "list-short": "This must have at least {fewest, plural, one {# entry} other {# entries}}.",
  "list-long": "This cannot have more than {most} entries.",
  "number-small": "This must be {bound, select, open {more than {least}} other {at least {least}}}.",
  "number-large": "This cannot be more than {greatest}.",
} as const;

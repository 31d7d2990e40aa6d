import { form } from "./check.ts";
import { advice, problems } from "./result.ts";

/**
 * What visitors read when a request fails. `status-…` is used, by HTTP status, when the response has no message.
 * The others are the API's error codes, for a whole request or for one field.
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
  "no-connection": "We couldn’t reach the service. Check your connection.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": form.brandUnknown,
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-not-stated": form.serialNotStated,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,
  "check-id-invalid": "The checkId must be a UUID, new for each check.",
  "checked-at-invalid": "The checkedAt must be ISO 8601 with a time zone.",

  "report-not-decodable": "This serial number doesn’t give a date. Check it first.",
  "report-date-unknown": "This serial number can’t mean that date. Check it again.",
  "report-not-found": "There’s no report at this address. Check the link.",
  "report-deleted": "This report was deleted. Make a new one.",
  "report-withdrawn": "This report was withdrawn. Make a new one.",
  "report-token-wrong": "Use the deletion link you got with the report.",

  "batch-empty": "Send at least one serial number.",
  "batch-too-long": "Send at most {most} serial numbers at once.",
  "csv-columns":
    "The file needs one “brand” and one “serialNumber” column, and at most one “modelNumber”. Missing or repeated: {columns}.",
  "csv-encoding": "Save the file as “CSV UTF-8”.",
  "csv-malformed":
    "We can’t read the file from line {line} on. Check its quotation marks, then resend the rows without a result.",
  "csv-cells": "This row has too many cells. Quote text that contains separators.",

  "installed-date": advice.installedWrong,
  "advice-dates": "This serial number can’t mean that date. Check it again.",

  "contact-name": "Name must be at least 2 characters",
  "contact-name-long": "Name cannot exceed {longest} characters",
  "contact-email": "Please enter a valid email address",
  "contact-phone-long": "Phone number cannot exceed {longest} characters",
  "contact-subject": "Subject must be at least 5 characters",
  "contact-subject-long": "Subject cannot exceed {longest} characters",
  "contact-message": "Message must be at least 10 characters",
  "contact-message-long": "Message cannot exceed {longest} characters",
  "contact-captcha": "Confirm you’re not a robot, then resend.",

  "invalid-request": "Invalid request. Please check your input and try again.",
  "invalid-json": "The request isn’t valid JSON.",
  "operator-only": "This needs the operator’s token.",
  "model-not-found": "Model information not found. Check the label or the maker’s website.",
  "not-found": "The API has no such path. See /api/docs.",
  "method-not-allowed": "This path doesn’t accept that method.",
  "request-timeout": "Request timeout. Please check your connection and try again.",
  "body-too-large": "The request is too large. Shorten it.",
  "unsupported-media-type": "Send the request as JSON, without compression.",
  "too-many-requests": "Too many requests. Please wait a moment and try again.",
  "headers-too-large": "The request headers are too large.",
  "internal-error": "Server error. Please try again later.",
  "service-unavailable": "Service temporarily unavailable. Please try again in a few moments.",
  "database-unavailable": "Service temporarily unavailable. Please try again in a few moments.",
  "server-busy": "Too many lists are being checked. Please try again in a moment.",

  "field-missing": "The field “{name}” is missing.",
  "field-unknown": "There’s no field “{name}”.{meant, select, none {} other { Did you mean “{meant}”?}}",
  "field-type":
    "This must be {type, select, string {a text} integer {a whole number} number {a number} boolean {true or false} array {a list} other {an object}}.",
  "field-value": "This must be one of: {allowed}.",
  "field-form": "This isn’t in the right format.",
  "date-form": "Use one of these date formats: {allowed}.",
  "text-short": "This must have at least {shortest, plural, one {# character} other {# characters}}.",
  "text-long": "This cannot exceed {longest} characters.",
  "list-short": "This must have at least {fewest, plural, one {# entry} other {# entries}}.",
  "list-long": "This cannot have more than {most} entries.",
  "number-small": "This must be {bound, select, open {more than {least}} other {at least {least}}}.",
  "number-large": "This cannot be more than {greatest}.",
} as const;

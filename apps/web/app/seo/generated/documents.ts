// Written by scripts/generate.ts from docs/README.md.
import type { DocumentEntry } from "../../config/document-entry.ts";

/** The pages for developers in their order, then those of single errors. */
export const documents: readonly DocumentEntry[] = [
  {
    "path": "/developers/",
    "name": "Heater Age for developers",
    "file": "docs/README.md"
  },
  {
    "path": "/developers/library/",
    "name": "Library",
    "file": "docs/library.md",
    "part": "Start"
  },
  {
    "path": "/developers/api/",
    "name": "HTTP API",
    "file": "docs/api.md",
    "part": "Start"
  },
  {
    "path": "/developers/client/",
    "name": "Client",
    "file": "docs/client.md",
    "part": "Start"
  },
  {
    "path": "/developers/command-line/",
    "name": "Command line",
    "file": "docs/command-line.md",
    "part": "Start"
  },
  {
    "path": "/developers/widget/",
    "name": "Widget",
    "file": "docs/widget.md",
    "part": "Start"
  },
  {
    "path": "/developers/rules/",
    "name": "Rules",
    "file": "docs/rules.md",
    "part": "Reference"
  },
  {
    "path": "/developers/limits/",
    "name": "Limits",
    "file": "docs/limits.md",
    "part": "Reference"
  },
  {
    "path": "/developers/errors/",
    "name": "Error codes",
    "file": "docs/errors/README.md",
    "part": "Reference"
  },
  {
    "path": "/developers/changes/",
    "name": "Changes",
    "file": "docs/changes.md",
    "part": "Reference"
  },
  {
    "path": "/developers/terms/",
    "name": "Terms for developers",
    "part": "Reference"
  },
  {
    "path": "/developers/packages/",
    "name": "Install the packages",
    "file": "docs/packages.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/decoder/",
    "name": "@heater-age/decoder",
    "file": "packages/decoder/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/client/",
    "name": "@heater-age/client",
    "file": "packages/client/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/cli/",
    "name": "@heater-age/cli",
    "file": "packages/cli/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/scan/",
    "name": "@heater-age/scan",
    "file": "packages/scan/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/packages/widget/",
    "name": "@heater-age/widget",
    "file": "packages/widget/README.md",
    "part": "Packages"
  },
  {
    "path": "/developers/add-a-brand/",
    "name": "Add a brand",
    "file": "docs/add-a-brand.md",
    "part": "Contribute"
  },
  {
    "path": "/developers/add-a-language/",
    "name": "Add a language",
    "file": "docs/add-a-language.md",
    "part": "Contribute"
  },
  {
    "path": "/developers/errors/advice-dates/",
    "name": "advice-dates",
    "file": "docs/errors/advice-dates.md"
  },
  {
    "path": "/developers/errors/batch-empty/",
    "name": "batch-empty",
    "file": "docs/errors/batch-empty.md"
  },
  {
    "path": "/developers/errors/batch-too-long/",
    "name": "batch-too-long",
    "file": "docs/errors/batch-too-long.md"
  },
  {
    "path": "/developers/errors/body-too-large/",
    "name": "body-too-large",
    "file": "docs/errors/body-too-large.md"
  },
  {
    "path": "/developers/errors/brand-characters/",
    "name": "brand-characters",
    "file": "docs/errors/brand-characters.md"
  },
  {
    "path": "/developers/errors/brand-required/",
    "name": "brand-required",
    "file": "docs/errors/brand-required.md"
  },
  {
    "path": "/developers/errors/brand-unknown/",
    "name": "brand-unknown",
    "file": "docs/errors/brand-unknown.md"
  },
  {
    "path": "/developers/errors/check-id-invalid/",
    "name": "check-id-invalid",
    "file": "docs/errors/check-id-invalid.md"
  },
  {
    "path": "/developers/errors/checked-at-invalid/",
    "name": "checked-at-invalid",
    "file": "docs/errors/checked-at-invalid.md"
  },
  {
    "path": "/developers/errors/contact-captcha/",
    "name": "contact-captcha",
    "file": "docs/errors/contact-captcha.md"
  },
  {
    "path": "/developers/errors/contact-email/",
    "name": "contact-email",
    "file": "docs/errors/contact-email.md"
  },
  {
    "path": "/developers/errors/contact-message-long/",
    "name": "contact-message-long",
    "file": "docs/errors/contact-message-long.md"
  },
  {
    "path": "/developers/errors/contact-message/",
    "name": "contact-message",
    "file": "docs/errors/contact-message.md"
  },
  {
    "path": "/developers/errors/contact-name-long/",
    "name": "contact-name-long",
    "file": "docs/errors/contact-name-long.md"
  },
  {
    "path": "/developers/errors/contact-name/",
    "name": "contact-name",
    "file": "docs/errors/contact-name.md"
  },
  {
    "path": "/developers/errors/contact-phone-long/",
    "name": "contact-phone-long",
    "file": "docs/errors/contact-phone-long.md"
  },
  {
    "path": "/developers/errors/contact-subject-long/",
    "name": "contact-subject-long",
    "file": "docs/errors/contact-subject-long.md"
  },
  {
    "path": "/developers/errors/contact-subject/",
    "name": "contact-subject",
    "file": "docs/errors/contact-subject.md"
  },
  {
    "path": "/developers/errors/correction-brand/",
    "name": "correction-brand",
    "file": "docs/errors/correction-brand.md"
  },
  {
    "path": "/developers/errors/correction-date-future/",
    "name": "correction-date-future",
    "file": "docs/errors/correction-date-future.md"
  },
  {
    "path": "/developers/errors/correction-date/",
    "name": "correction-date",
    "file": "docs/errors/correction-date.md"
  },
  {
    "path": "/developers/errors/correction-note-long/",
    "name": "correction-note-long",
    "file": "docs/errors/correction-note-long.md"
  },
  {
    "path": "/developers/errors/correction-place/",
    "name": "correction-place",
    "file": "docs/errors/correction-place.md"
  },
  {
    "path": "/developers/errors/csv-cells/",
    "name": "csv-cells",
    "file": "docs/errors/csv-cells.md"
  },
  {
    "path": "/developers/errors/csv-columns/",
    "name": "csv-columns",
    "file": "docs/errors/csv-columns.md"
  },
  {
    "path": "/developers/errors/csv-encoding/",
    "name": "csv-encoding",
    "file": "docs/errors/csv-encoding.md"
  },
  {
    "path": "/developers/errors/csv-malformed/",
    "name": "csv-malformed",
    "file": "docs/errors/csv-malformed.md"
  },
  {
    "path": "/developers/errors/database-unavailable/",
    "name": "database-unavailable",
    "file": "docs/errors/database-unavailable.md"
  },
  {
    "path": "/developers/errors/headers-too-large/",
    "name": "headers-too-large",
    "file": "docs/errors/headers-too-large.md"
  },
  {
    "path": "/developers/errors/installed-date/",
    "name": "installed-date",
    "file": "docs/errors/installed-date.md"
  },
  {
    "path": "/developers/errors/internal-error/",
    "name": "internal-error",
    "file": "docs/errors/internal-error.md"
  },
  {
    "path": "/developers/errors/invalid-json/",
    "name": "invalid-json",
    "file": "docs/errors/invalid-json.md"
  },
  {
    "path": "/developers/errors/invalid-request/",
    "name": "invalid-request",
    "file": "docs/errors/invalid-request.md"
  },
  {
    "path": "/developers/errors/method-not-allowed/",
    "name": "method-not-allowed",
    "file": "docs/errors/method-not-allowed.md"
  },
  {
    "path": "/developers/errors/model-characters/",
    "name": "model-characters",
    "file": "docs/errors/model-characters.md"
  },
  {
    "path": "/developers/errors/model-length/",
    "name": "model-length",
    "file": "docs/errors/model-length.md"
  },
  {
    "path": "/developers/errors/model-not-found/",
    "name": "model-not-found",
    "file": "docs/errors/model-not-found.md"
  },
  {
    "path": "/developers/errors/not-found/",
    "name": "not-found",
    "file": "docs/errors/not-found.md"
  },
  {
    "path": "/developers/errors/operator-only/",
    "name": "operator-only",
    "file": "docs/errors/operator-only.md"
  },
  {
    "path": "/developers/errors/report-date-unknown/",
    "name": "report-date-unknown",
    "file": "docs/errors/report-date-unknown.md"
  },
  {
    "path": "/developers/errors/report-deleted/",
    "name": "report-deleted",
    "file": "docs/errors/report-deleted.md"
  },
  {
    "path": "/developers/errors/report-not-decodable/",
    "name": "report-not-decodable",
    "file": "docs/errors/report-not-decodable.md"
  },
  {
    "path": "/developers/errors/report-not-found/",
    "name": "report-not-found",
    "file": "docs/errors/report-not-found.md"
  },
  {
    "path": "/developers/errors/report-token-wrong/",
    "name": "report-token-wrong",
    "file": "docs/errors/report-token-wrong.md"
  },
  {
    "path": "/developers/errors/report-withdrawn/",
    "name": "report-withdrawn",
    "file": "docs/errors/report-withdrawn.md"
  },
  {
    "path": "/developers/errors/request-timeout/",
    "name": "request-timeout",
    "file": "docs/errors/request-timeout.md"
  },
  {
    "path": "/developers/errors/serial-blank/",
    "name": "serial-blank",
    "file": "docs/errors/serial-blank.md"
  },
  {
    "path": "/developers/errors/serial-characters/",
    "name": "serial-characters",
    "file": "docs/errors/serial-characters.md"
  },
  {
    "path": "/developers/errors/serial-is-model/",
    "name": "serial-is-model",
    "file": "docs/errors/serial-is-model.md"
  },
  {
    "path": "/developers/errors/serial-required/",
    "name": "serial-required",
    "file": "docs/errors/serial-required.md"
  },
  {
    "path": "/developers/errors/serial-too-long/",
    "name": "serial-too-long",
    "file": "docs/errors/serial-too-long.md"
  },
  {
    "path": "/developers/errors/serial-too-short/",
    "name": "serial-too-short",
    "file": "docs/errors/serial-too-short.md"
  },
  {
    "path": "/developers/errors/service-unavailable/",
    "name": "service-unavailable",
    "file": "docs/errors/service-unavailable.md"
  },
  {
    "path": "/developers/errors/too-many-requests/",
    "name": "too-many-requests",
    "file": "docs/errors/too-many-requests.md"
  },
  {
    "path": "/developers/errors/unsupported-media-type/",
    "name": "unsupported-media-type",
    "file": "docs/errors/unsupported-media-type.md"
  }
];

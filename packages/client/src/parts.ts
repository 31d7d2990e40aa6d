// Parts of a client for the website only, which builds one with just the methods that it needs. Not published.
export { messages as english } from "./compiled/messages/en.ts";
export { createFailureReports } from "./http/failure-reports.ts";
export { createLimit } from "./http/limit.ts";
export { createSend } from "./http/send.ts";
export { createAdvise } from "./resources/advice.ts";
export { createCheck } from "./resources/check.ts";
export { createSendMessage } from "./resources/contact.ts";
export { createReportError } from "./resources/errors.ts";
export { createModel } from "./resources/model.ts";
export { createRead } from "./resources/read.ts";
export { createDeleteReport, createGetReport, createMakeReport } from "./resources/report.ts";
export { createRecordShare } from "./resources/share.ts";

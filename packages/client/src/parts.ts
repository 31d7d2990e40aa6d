// What a client is made of, for the website alone, which makes one of the methods that it needs. Not published.
export { createFailureReports } from "./failures.ts";
export { messages as english } from "./generated/messages/en.ts";
export { createLimit } from "./limit.ts";
export { createSend } from "./request.ts";
export { createAdvise } from "./resources/advice.ts";
export { createCheck } from "./resources/check.ts";
export { createSendMessage } from "./resources/contact.ts";
export { createSendCorrection } from "./resources/corrections.ts";
export { createReportError } from "./resources/errors.ts";
export { createModel } from "./resources/model.ts";
export { createRead } from "./resources/read.ts";
export { createDeleteReport, createGetReport, createMakeReport } from "./resources/report.ts";
export { createRecordShare } from "./resources/share.ts";

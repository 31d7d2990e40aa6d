import type { Messages } from "../catalog/shape.ts";

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "Fehler-ID: {id}",
  details: "Technische Details",
  describe: "Helfen Sie uns, den Fehler zu beheben (freiwillig)",
  describePrompt: "Was haben Sie gerade gemacht?",
  report: "Problem melden",
  reporting: "Wird gesendet …",
  reported: "Vielen Dank für die Meldung. Wir haben sie erhalten und gehen dem Problem nach.",
};

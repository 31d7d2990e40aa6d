import type { Messages } from "../catalog/shape.ts";

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Besuchsstatistik",
  question:
    "Darf Google Analytics zählen, welche Seiten Sie öffnen? Es kann dabei Cookies setzen. Seriennummern und Modellnummern erhält es nie.",
  policy: "Datenschutzerklärung",
  allow: "Erlauben",
  deny: "Nicht erlauben",
  allowed: "Sie erlauben es. Das können Sie hier jederzeit ändern.",
  denied: "Sie erlauben es nicht. Das können Sie hier jederzeit ändern.",
};

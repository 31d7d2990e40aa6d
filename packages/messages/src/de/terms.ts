import type { Messages } from "../catalog/shape.ts";

/** The terms of service of the website: sixteen numbered sections and what they end with. */
export const terms: Messages["terms"] = {
  metaTitle: "Nutzungsbedingungen | Heater Age",
  metaDescription:
    "Die Bedingungen für die Nutzung der Website Heater Age: was sie leistet, wofür sie da ist, wie verlässlich die Antworten sind und was Sie damit tun dürfen.",
  title: "Nutzungsbedingungen",
  intro: "Diese Bedingungen regeln die Nutzung dieser Website. Sie sind so kurz, wie es uns möglich war.",

  acceptance: "Annahme der Bedingungen",
  acceptanceUse:
    "Mit der Nutzung dieser Website stimmen Sie diesen Bedingungen zu. Wenn Sie nicht einverstanden sind, nutzen Sie die Website bitte nicht. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  description: "Beschreibung des Dienstes",
  descriptionWhat:
    "Der Dienst liest die Seriennummer eines Warmwasserbereiters und sagt, wann das Gerät hergestellt wurde, wie alt es ist und was als Nächstes zu bedenken ist. Wo es möglich ist, ergänzt er Angaben zum Modell. Er erstellt Berichte, die Sie drucken und teilen können. Er ist kostenlos und braucht kein Konto.",
  descriptionChange:
    "Wir können den Dienst erweitern, ändern oder einstellen. Dass er immer erreichbar ist, versprechen wir nicht.",

  license: "Nutzungsrecht und Einschränkungen",
  licenseGrant:
    "Sie dürfen diese Website nutzen, solange Sie sich an diese Bedingungen halten. Dieses Nutzungsrecht ist nicht ausschließlich, nicht übertragbar und widerruflich. Der Dienst ist nur für die persönliche, nicht kommerzielle Nutzung bestimmt.",
  licensePersonal:
    "Wenn Sie von Hand ein Gerät nach dem anderen nachschlagen, vor dem Sie gerade stehen, ist das persönliche Nutzung, auch bei der Arbeit als Installateur, Gutachter oder Techniker. Die Antworten zu verkaufen oder zum Teil eines eigenen Produkts oder Dienstes zu machen, ist es nicht.",
  licenseNot: "Nicht erlaubt ist:",
  licenseBots: "Bots, Scraper oder andere Programme auf diese Website anzusetzen;",
  licenseRequests: "übermäßig viele Anfragen zu stellen oder die Grenzen für ihre Zahl zu umgehen;",
  licenseCopy: "die Website oder große Teile davon zu kopieren und als eigenes Werk zu veröffentlichen;",
  licenseNotices: "Angaben zu Herkunft, Alter oder Gewissheit aus dem zu entfernen, was Sie weitergeben.",
  licenseDevelopers:
    "Programme sind an anderer Stelle willkommen: Für unsere Programmierschnittstelle (API) und unsere Softwarepakete gelten eigene Bedingungen, die <developers>Bedingungen für Entwickler</developers>.",

  accuracy: "Genauigkeit der Angaben",
  accuracyRules:
    "Das Datum lesen wir nach Regeln, die wir bei Herstellern, Behörden und im Handwerk gesammelt haben. Viele Hersteller haben ihre Regeln nie veröffentlicht, haben sie geändert oder verwenden Codes, die nach einigen Jahren von vorn beginnen. Eine Antwort kann falsch sein oder nur eines von mehreren möglichen Herstellungsdaten nennen. Wir sagen dazu, wie sicher eine Regel ist und woher sie stammt. Wenn es auf ein Datum ankommt, fragen Sie beim Hersteller nach.",
  accuracyAge:
    "Das Datum sagt, wann ein Gerät hergestellt wurde, nicht wann es eingebaut wurde oder in welchem Zustand es ist. Ob eine Garantie gilt, entscheidet der Hersteller. Angaben zu Modellen können unvollständig oder veraltet sein. Als KI-ergänzt gekennzeichnete Angaben stammen von einem Sprachmodell und sind mit besonderer Vorsicht zu lesen.",

  advice: "Fachlicher Rat",
  adviceGeneral:
    "Was Sie hier lesen, ist allgemeine Information. Sie ersetzt keine Prüfung durch einen zugelassenen Fachbetrieb und ist keine Beratung zu Sicherheit, Versicherung, Garantie oder Hauskauf.",
  adviceSafety:
    "Gas, Strom und heißes Wasser unter Druck können verletzen und töten. Überlassen Sie Arbeiten an einem Warmwasserbereiter einem zugelassenen Fachbetrieb. Wenn Sie Gas riechen, verlassen Sie das Gebäude und rufen Sie von draußen Ihren Gasversorger oder den Notruf an.",

  conduct: "Verhalten der Nutzer",
  conductList: "Bitte unterlassen Sie es bei der Nutzung der Website,",
  conductLaw: "gegen Gesetze oder Rechte anderer zu verstoßen;",
  conductSystems:
    "auf Systeme oder Daten zuzugreifen, die nicht für Sie bestimmt sind, oder den Dienst zu stören oder zu überlasten;",
  conductCode: "schädlichen Code oder persönliche Daten anderer ohne deren Einwilligung zu senden;",
  conductMessages: "das Kontaktformular für Werbung, Drohungen oder Täuschung zu verwenden;",
  conductMislead:
    "jemanden mit einem Ergebnis oder Bericht zu täuschen, etwa bei einem Verkauf über das Alter des Geräts.",

  property: "Geistiges Eigentum",
  propertyOurs:
    "Texte, Zeichnungen und Gestaltung dieser Website gehören uns oder denen, die uns ihre Nutzung erlauben. Ergebnisse und Berichte dürfen Sie für eigene Zwecke drucken, aufheben und teilen. Für unsere Softwarepakete gilt eine eigene Lizenz, die in den <developers>Bedingungen für Entwickler</developers> genannt ist.",
  propertyMakers:
    "Namen und Marken von Herstellern gehören ihren Inhabern. Wir verwenden sie nur, um zu sagen, welches Gerät gemeint ist. Die Hersteller haben diese Website nicht gebilligt und haben nichts mit ihr zu tun.",

  liability: "Gewährleistungsausschluss und Haftungsbeschränkung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, wird der Dienst ohne Mängelgewähr und je nach Verfügbarkeit bereitgestellt, ohne ausdrückliche oder stillschweigende Zusicherung, auch nicht der Marktgängigkeit, der Eignung für einen bestimmten Zweck, der Genauigkeit oder der Freiheit von Rechten Dritter.",
  liabilityLimit:
    "Soweit das Gesetz es zulässt, haften wir nicht für mittelbare Schäden, Neben- und Folgeschäden, entgangenen Gewinn oder den Verlust von Daten oder Eigentum, die daraus entstehen, dass Sie den Dienst nutzen oder nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Nichts in diesen Bedingungen beschränkt eine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder Verletzungen von Leben, Körper und Gesundheit, oder die Rechte, die das Gesetz Verbrauchern gibt.",

  indemnity: "Freistellung",
  indemnityClaims:
    "Erhebt jemand Ansprüche gegen uns, weil Sie bei der Nutzung des Dienstes schuldhaft gegen diese Bedingungen oder das Gesetz verstoßen haben, stellen Sie uns von diesen Ansprüchen und den angemessenen Kosten unserer Verteidigung frei, soweit das Gesetz es zulässt.",

  termination: "Beendigung",
  terminationYou: "Sie können die Nutzung der Website jederzeit beenden, ohne uns etwas zu sagen.",
  terminationWe:
    "Wenn Sie gegen diese Bedingungen verstoßen, endet Ihr Recht, die Website zu nutzen. Wir können dann Ihren Zugang sperren, ohne Ankündigung, wo es zum Schutz des Dienstes nötig ist. Die Abschnitte 4, 5, 7, 8, 9, 13 und 15 gelten weiter.",

  third: "Dienste anderer Anbieter",
  thirdList:
    "Teile der Website hängen von Diensten anderer Anbieter ab. Für das, was diese tun, gelten ihre eigenen Bedingungen. Das sind:",
  thirdAnalytics: "ein Analysedienst, falls eingerichtet, der Besuche und Ereignisse zählt;",
  thirdCaptcha: "reCAPTCHA von Google auf der Kontaktseite, falls eingerichtet;",
  thirdModel:
    "ein Sprachmodell, falls eingerichtet, das nach Modellen gefragt wird, die in unseren eigenen Daten fehlen;",
  thirdSharing: "die Netzwerke und E-Mail-Dienste, die Sie zum Teilen auswählen.",
  thirdLinks:
    "Die Website verweist auf andere Websites, zum Beispiel auf Quellen. Für deren Inhalt stehen wir nicht ein.",

  privacy: "Datenschutz",
  privacyPart:
    "Was wir wie lange speichern und wie Sie es löschen lassen, steht in unserer <privacy>Datenschutzerklärung</privacy>.",

  law: "Anwendbares Recht",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und, wo dieses eine Frage den Bundesstaaten überlässt, das Recht des Staates, in dem wir unseren Sitz haben, ohne die Regeln des Kollisionsrechts.",
  lawConsumers:
    "Als Verbraucher behalten Sie den Schutz, den Ihnen zwingendes Recht an Ihrem Wohnort gibt. Sollten sich die Fassungen dieser Bedingungen in verschiedenen Sprachen unterscheiden, gilt die englische, soweit dieses Recht es zulässt.",

  changes: "Änderungen der Bedingungen",
  changesNotice:
    "Wir können diese Bedingungen ändern. Wesentliche Änderungen kündigen wir auf dieser Website 30 Tage vor ihrem Inkrafttreten an. Andere Änderungen gelten, sobald sie veröffentlicht sind. Wer die Website danach nutzt, stimmt den geänderten Bedingungen zu.",
  changesDate: "Diese Seite zeigt immer die Bedingungen, die an dem oben genannten Tag gelten.",

  severability: "Salvatorische Klausel",
  severabilityRest:
    "Ist ein Teil dieser Bedingungen unwirksam oder nicht durchsetzbar, bleibt der Rest in Kraft. An die Stelle des Teils tritt, was das Gesetz vorsieht.",

  contact: "Kontakt",
  contactReach:
    "Mit Fragen zu diesen Bedingungen erreichen Sie {named, select, yes {{company}} other {uns}} {mail, select, yes {per E-Mail unter {email} oder } other {}}über das <contact>Kontaktformular</contact>.",

  important: "Wichtig",
  importantEntire:
    "Diese Bedingungen sind die gesamte Vereinbarung zwischen Ihnen und uns über die Nutzung dieser Website. Sie treten an die Stelle von allem, was vorher darüber vereinbart oder gesagt wurde.",
};

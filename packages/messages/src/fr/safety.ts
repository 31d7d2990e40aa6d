import type { Messages } from "../catalog/shape.ts";

/**
 * Safety notices in responses of the API. Keys end in codes of the decoder: `hazard-…` is what can happen, `cause-…`
 * what is wrong, `remedy-…` what a notice offers, `check-…` a condition to check, `unread-…` what our copy does not
 * include.
 */
export const safety: Messages["safety"] = {
  covered:
    "{count, plural, one {Un avis de sécurité vise ce chauffe-eau.} many {# d’avis de sécurité visent ce chauffe-eau.} other {# avis de sécurité visent ce chauffe-eau.}}",
  mayBeCovered:
    "{count, plural, one {Un avis de sécurité vise peut-être ce chauffe-eau. Voyez ce qu’il faut vérifier.} many {# d’avis de sécurité visent peut-être ce chauffe-eau. Voyez ce qu’il faut vérifier.} other {# avis de sécurité visent peut-être ce chauffe-eau. Voyez ce qu’il faut vérifier.}}",
  mayBeCoveredToo:
    "{count, plural, one {Un autre le vise peut-être aussi.} many {# autres le visent peut-être aussi.} other {# autres le visent peut-être aussi.}}",
  noMatch: "Aucun rappel trouvé. Liste mise à jour\u00a0: {date}.",
  listed:
    "Notre liste compte {count, plural, one {# avis} many {# d’avis} other {# avis}} sur des chauffe-eau, recueillis dans des copies publiques jusqu’à cette date\u00a0: {date}. Il y manque les avis plus récents et ceux que nous n’avons pas trouvés.",
  compared:
    "Nous avons comparé la marque, le numéro de modèle, le numéro de série et chaque date que celui-ci peut signifier avec ce que les avis nomment.",
  old: "Notre liste date de {months, plural, one {# mois} many {# de mois} other {# mois}}. Consultez aussi les listes officielles.",
  oldFrom:
    "Un avis peut paraître n’importe quel jour. Nous disons l’âge de notre liste dès qu’il atteint {months, plural, one {# mois} many {# de mois} other {# mois}}.",
  brandUnknown:
    "La marque n’est pas connue, et la plupart des avis concernent certaines marques. Cherchez le nom d’un fabricant sur la plaque signalétique.",
  dateUnknown:
    "La date n’est pas connue. Les avis sur les vannes gaz de nombreuses marques manquent donc\u00a0: ils sont donnés pour une date qui convient.",
  "search-US": "États-Unis\u00a0: rappels de la CPSC",
  "search-CA": "Canada\u00a0: rappels et avis de sécurité",
  "search-EU": "Union européenne\u00a0: Safety Gate",
  "answer-covered": "Visé",
  "answer-may-be-covered": "Peut-être visé",
  heading: "{agency}, avis ({date})",
  headingNumber: "{agency}, avis {number} ({date})",
  headingUndated: "{agency}, avis de date inconnue",
  "about-water-heater": "Sur des chauffe-eau\u00a0: {brands}.",
  "about-combi-boiler": "Sur des chaudières mixtes\u00a0: {brands}.",
  "about-heat-pump": "Sur des chauffe-eau thermodynamiques\u00a0: {brands}.",
  "about-rv-water-heater": "Sur des chauffe-eau de camping-cars et de caravanes\u00a0: {brands}.",
  "about-gas-control":
    "Sur des vannes gaz de la marque {maker}, montées sur des chauffe-eau de ces marques\u00a0: {brands}.",
  "about-gas-control-any":
    "Sur des vannes gaz de la marque {maker}, montées sur des chauffe-eau de nombreuses marques.",
  "stopUse-covered": "N’utilisez plus le chauffe-eau avant sa réparation\u00a0: c’est ce que dit l’avis.",
  "stopUse-may-be-covered":
    "S’il vise votre chauffe-eau, ne l’utilisez plus avant sa réparation\u00a0: c’est ce que dit l’avis.",
  "hazard-burns": "Des personnes peuvent se brûler.",
  "hazard-carbon-monoxide": "Du monoxyde de carbone, un gaz toxique, peut s’échapper.",
  "hazard-explosion": "Une explosion est possible.",
  "hazard-fire": "Un incendie est possible.",
  "hazard-gas-leak": "Une fuite de gaz est possible.",
  "hazard-overheating": "Une pièce peut surchauffer.",
  "hazard-soot": "De la suie peut se former.",
  "cause-burner-screen":
    "La grille du brûleur est en cause. Il y a danger d’incendie quand le chauffe-eau se trouve sur un sol combustible.",
  "cause-circuit-board": "La carte électronique surchauffe en cas de surtension.",
  "cause-control-panel": "Le panneau de commande surchauffe.",
  "cause-conversion-kit": "Le kit de conversion au propane est en cause.",
  "cause-dirty-burner": "Le danger apparaît quand le brûleur est encrassé.",
  "cause-electrical-connection": "Une connexion électrique surchauffe.",
  "cause-exhaust-duct": "Le conduit des gaz de combustion peut se fissurer.",
  "cause-filter-door-switch": "L’interrupteur de la porte du filtre à air est en cause.",
  "cause-flue-baffle": "Le déflecteur du conduit de fumée est défectueux ou n’est pas le bon.",
  "cause-flue-collector": "Le collecteur des gaz de combustion peut se fissurer.",
  "cause-flue-grommet": "Le passe-tube du conduit de fumée est en cause.",
  "cause-gas-control": "La vanne gaz est en cause.",
  "cause-pump-or-gas-input":
    "La pompe n’est pas de la bonne taille, et le débit de gaz dépasse ce qui est homologué.",
  "cause-vent-collar": "Le collier du conduit d’évacuation peut se détacher.",
  "remedy-corrective-action": "L’avis indique une mesure corrective. Notre copie ne dit pas laquelle.",
  "remedy-free-adjustment": "L’avis propose un réglage gratuit du chauffe-eau.",
  "remedy-free-inspection-and-repair":
    "L’avis propose une inspection et une réparation gratuites du chauffe-eau.",
  "remedy-free-inspection-and-replacement":
    "L’avis propose d’inspecter la pièce et de la remplacer gratuitement.",
  "remedy-free-part": "L’avis propose une pièce neuve gratuite.",
  "remedy-free-repair": "L’avis propose une réparation gratuite du chauffe-eau.",
  "remedy-inspection-and-repair": "L’avis demande une inspection et une réparation par un technicien agréé.",
  "remedy-money-towards-a-new-heater":
    "L’avis offrait {money} pour un nouveau chauffe-eau. Il est ancien\u00a0: demandez si c’est encore valable.",
  "remedy-not-read":
    "Notre copie ne dit pas ce que l’avis propose. Renseignez-vous auprès du fabricant ou de l’autorité.",
  "remedy-part-and-reward":
    "L’avis offrait une pièce neuve gratuite, et {money} pour l’ancienne. Il est ancien\u00a0: demandez si c’est encore valable.",
  "remedy-repair-or-replace-part": "L’avis demande de réparer ou de remplacer la pièce.",
  "remedy-replace-part": "L’avis demande de remplacer la pièce.",
  "remedy-test-then-part":
    "L’avis décrit un essai dans les instructions d’allumage. Si la pièce échoue, elle est remplacée.",
  fitsAll: "Il convient à toutes les dates que le numéro de série peut signifier\u00a0: {dates}.",
  fitsOne: "Il convient à la date de fabrication\u00a0: {dates}.",
  fitsSome:
    "{count, plural, one {Parmi les dates que le numéro de série peut signifier, il ne convient qu’à celle-ci\u00a0: {dates}.} many {Parmi les dates que le numéro de série peut signifier, il ne convient qu’à celles-ci\u00a0: {dates}.} other {Parmi les dates que le numéro de série peut signifier, il ne convient qu’à celles-ci\u00a0: {dates}.}}",
  fitsUnknown: "La date de fabrication n’est pas connue et n’a pas été comparée.",
  onTheShelf:
    "Nous supposons qu’une vanne gaz est montée au plus tard {years, plural, one {# an} many {# d’ans} other {# ans}} après sa fabrication ou sa dernière vente.",
  inTheShop:
    "L’avis dit quand les chauffe-eau ont été vendus. Nous supposons qu’ils ont été fabriqués au plus {years, plural, one {# an} many {# d’ans} other {# ans}} plus tôt.",
  "check-capacity": "Capacité sur la plaque signalétique\u00a0: {capacities}.",
  "check-fuel": "Énergie qu’il utilise\u00a0: {fuels}.",
  "check-type": "Type d’appareil\u00a0: {types}.",
  "check-ultra-low-nox": "La plaque signalétique porte la mention «\u00a0Ultra-Low NOx\u00a0».",
  "check-converted-to-propane": "Il a été converti du gaz naturel au propane.",
  "check-gas-control": "Inscription sur la vanne gaz\u00a0: {parts}.",
  controlMaker: "fabricant {maker}",
  controlModels: "modèle {models}",
  controlCodes: "un code de date entre {from} et {to}",
  controlMade: "fabriquée {span}",
  "check-model-number": "Numéro de modèle sur la plaque signalétique\u00a0: {models}.",
  modelsUnread: "L’avis cite le numéro de modèle. Notre copie n’a pas la liste.",
  "check-sale-date": "Date sur la preuve d’achat\u00a0: {span}.",
  "check-serial-number": "L’avis cite le numéro de série.",
  made: "Date de fabrication\u00a0: {span}.",
  madeWithin: "Date de fabrication\u00a0: {span}. Parmi les dates possibles, c’est {dates}.",
  madeFits: "Date de fabrication\u00a0: {dates}.",
  officialMaker: "La page du fabricant dit qu’il est visé.",
  officialPage: "La page officielle le cite. Notre copie n’en a pas tout.",
  officialPhone: "Le numéro de téléphone de l’avis vous le confirme.",
  officialNone: "Le fabricant ou l’autorité le confirme. Nous ne connaissons pas l’adresse de l’avis.",
  span: "{from} – {to}",
  spanFrom: "depuis {from}",
  spanTo: "au plus tard {to}",
  unread: "Nous n’avons pas l’avis complet (il manque\u00a0: {parts}).",
  "unread-dates": "les dates exactes",
  "unread-models": "la liste complète des modèles",
  "unread-page": "la page officielle elle-même",
  "unread-remedy": "ce qui est proposé",
  "unread-serials": "les numéros de série",
  copies: "Nous avons lu des copies d’avis publiées par d’autres, pas toujours la page officielle.",
};

import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Cette page n’est pas enregistrée sur votre appareil.",
  recallNew:
    "{count, plural, one {Nouveau rappel pour un chauffe-eau enregistré.} many {Nouveaux rappels pour # de chauffe-eau enregistrés.} other {Nouveaux rappels pour # chauffe-eau enregistrés.}}",
  recallShow: "Voir le chauffe-eau",
  waitingOffline:
    "{count, plural, one {# vérification sera enregistrée} many {# de vérifications seront enregistrées} other {# vérifications seront enregistrées}} dès que vous serez en ligne.",
  waitingOnline:
    "{count, plural, one {# vérification reste à enregistrer} many {# de vérifications restent à enregistrer} other {# vérifications restent à enregistrer}}.",
  tooOld:
    "{count, plural, one {# vérification non enregistrée} many {# de vérifications non enregistrées} other {# vérifications non enregistrées}} : plus de 30 jours.",
  updateReady: "Une nouvelle version est prête.",
  update: "Mettre à jour",
  installOffer: "Pas de réseau au sous-sol ? Installez Heater Age : l’application marche hors ligne.",
  install: "Installer",
  installLater: "Plus tard",
  photoLost: "La photo partagée n’est pas arrivée. Choisissez-la ici.",
};

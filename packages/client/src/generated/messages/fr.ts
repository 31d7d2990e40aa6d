// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "fr",
  "statuses": {
    "400": "Requête non valide. Vérifiez votre saisie et réessayez.",
    "401": "Authentification requise. Veuillez actualiser la page.",
    "403": "Accès refusé. Vous n’avez pas l’autorisation d’effectuer cette action.",
    "404": "Service introuvable. Veuillez réessayer plus tard.",
    "408": "Délai dépassé. Vérifiez votre connexion et réessayez.",
    "429": "Trop de requêtes. Veuillez patienter un instant et réessayer.",
    "500": "Erreur du serveur. Veuillez réessayer plus tard.",
    "502": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
    "503": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
    "504": "Service momentanément indisponible. Veuillez réessayer dans quelques instants."
  },
  "other": "Une erreur inattendue s’est produite. Veuillez réessayer.",
  "noConnection": "Nous n’avons pas pu joindre le service. Vérifiez votre connexion.",
  "checkFailed": "L’âge du chauffe-eau n’a pas pu être vérifié. Veuillez réessayer."
};

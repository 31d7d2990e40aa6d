import type { Messages } from "../catalog/shape.ts";
import { form } from "./check.ts";
import { advice, problems } from "./result.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Requête non valide. Vérifiez votre saisie et réessayez.",
  "status-401": "Authentification requise. Veuillez actualiser la page.",
  "status-403": "Accès refusé. Vous n’avez pas l’autorisation d’effectuer cette action.",
  "status-404": "Service introuvable. Veuillez réessayer plus tard.",
  "status-408": "Délai dépassé. Vérifiez votre connexion et réessayez.",
  "status-429": "Trop de requêtes. Veuillez patienter un instant et réessayer.",
  "status-500": "Erreur du serveur. Veuillez réessayer plus tard.",
  "status-502": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-503": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-504": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-other": "Une erreur inattendue s’est produite. Veuillez réessayer.",
  "no-connection": "Nous n’avons pas pu joindre le service. Vérifiez votre connexion.",

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
  "check-id-invalid": "checkId doit être un UUID, nouveau à chaque vérification.",
  "checked-at-invalid": "checkedAt doit être au format ISO 8601, avec fuseau horaire.",

  "report-not-decodable": "Ce numéro de série ne donne pas de date. Vérifiez-le d’abord.",
  "report-date-unknown": "Ce numéro de série ne peut pas donner cette date. Vérifiez-le à nouveau.",
  "report-not-found": "Aucun rapport à cette adresse. Vérifiez le lien.",
  "report-deleted": "Ce rapport a été supprimé. Créez-en un nouveau.",
  "report-withdrawn": "Ce rapport a été retiré. Créez-en un nouveau.",
  "report-token-wrong": "Utilisez le lien de suppression reçu avec le rapport.",

  "batch-empty": "Envoyez au moins un numéro de série.",
  "batch-too-long": "Envoyez au plus {most} numéros de série à la fois.",
  "csv-columns":
    "Le fichier doit avoir une colonne « brand », une colonne « serialNumber » et au plus une colonne « modelNumber ». Manquantes ou en double : {columns}.",
  "csv-encoding": "Enregistrez le fichier en « CSV UTF-8 ».",
  "csv-malformed":
    "Fichier illisible à partir de la ligne {line}. Vérifiez ses guillemets, puis renvoyez les lignes sans résultat.",
  "csv-cells":
    "Cette ligne a trop de cellules. Mettez entre guillemets le texte qui contient des séparateurs.",

  "installed-date": advice.installedWrong,
  "advice-dates": "Ce numéro de série ne peut pas donner cette date. Vérifiez-le à nouveau.",

  "contact-name": "Le nom doit compter au moins 2 caractères",
  "contact-name-long": "Le nom ne peut pas dépasser {longest} caractères",
  "contact-email": "Veuillez saisir une adresse e-mail valide",
  "contact-phone-long": "Le numéro de téléphone ne peut pas dépasser {longest} caractères",
  "contact-subject": "L’objet doit compter au moins 5 caractères",
  "contact-subject-long": "L’objet ne peut pas dépasser {longest} caractères",
  "contact-message": "Le message doit compter au moins 10 caractères",
  "contact-message-long": "Le message ne peut pas dépasser {longest} caractères",
  "contact-captcha": "Confirmez que vous n’êtes pas un robot, puis renvoyez.",

  "invalid-request": "Requête non valide. Vérifiez votre saisie et réessayez.",
  "invalid-json": "La requête n’est pas du JSON valide.",
  "operator-only": "Il faut le jeton de l’exploitant.",
  "model-not-found": "Aucune information sur ce modèle. Consultez la plaque ou le site du fabricant.",
  "not-found": "L’API n’a pas ce chemin. Voir /api/docs.",
  "method-not-allowed": "Ce chemin n’accepte pas cette méthode.",
  "request-timeout": "Délai dépassé. Vérifiez votre connexion et réessayez.",
  "body-too-large": "La requête est trop volumineuse. Raccourcissez-la.",
  "unsupported-media-type": "Envoyez la requête en JSON, sans compression.",
  "too-many-requests": "Trop de requêtes. Veuillez patienter un instant et réessayer.",
  "headers-too-large": "Les en-têtes de la requête sont trop volumineux.",
  "internal-error": "Erreur du serveur. Veuillez réessayer plus tard.",
  "service-unavailable": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "database-unavailable": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "server-busy": "Trop de listes sont en cours de vérification. Veuillez réessayer dans un instant.",

  "field-missing": "Il manque le champ « {name} ».",
  "field-unknown":
    "Le champ « {name} » n’existe pas.{meant, select, none {} other { Vouliez-vous dire « {meant} » ?}}",
  "field-type":
    "Cette valeur doit être {type, select, string {un texte} integer {un nombre entier} number {un nombre} boolean {true ou false} array {une liste} other {un objet}}.",
  "field-value": "Valeurs possibles : {allowed}.",
  "field-form": "Le format n’est pas le bon.",
  "date-form": "Formats de date possibles : {allowed}.",
  "text-short":
    "Ce texte doit compter au moins {shortest, plural, one {# caractère} many {# de caractères} other {# caractères}}.",
  "text-long": "Ce texte ne peut pas dépasser {longest} caractères.",
  "list-short": "Il faut au moins {fewest, plural, one {# élément} many {# d’éléments} other {# éléments}}.",
  "list-long": "Il ne peut pas y avoir plus de {most} éléments.",
  "number-small":
    "Ce nombre doit être {bound, select, open {supérieur à {least}} other {d’au moins {least}}}.",
  "number-large": "Ce nombre ne peut pas dépasser {greatest}.",
};

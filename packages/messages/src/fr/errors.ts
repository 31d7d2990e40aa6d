import type { Messages } from "../catalog/shape.ts";
import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Requête non valide. Vérifiez votre saisie et réessayez.",
  "status-401": "Authentification requise. Veuillez actualiser la page.",
  "status-403": "Accès refusé. Vous n’avez pas l’autorisation d’effectuer cette action.",
  "status-404": "Service introuvable. Veuillez réessayer plus tard.",
  "status-408": "La requête a pris trop de temps. Vérifiez votre connexion et réessayez.",
  "status-429": "Trop de requêtes. Veuillez patienter un instant et réessayer.",
  "status-500": "Erreur du serveur. Veuillez réessayer plus tard.",
  "status-502": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-503": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-504": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",
  "status-other": "Une erreur inattendue s’est produite. Veuillez réessayer.",
  "no-connection": "Nous n’avons pas pu joindre le service. Vérifiez votre connexion et réessayez.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "Nous ne connaissons pas cette marque. Choisissez-en une dans la liste, ou « {other} ».",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,

  "report-not-decodable":
    "Il n’y a pas de rapport à établir : ce numéro de série ne dit pas quand l’appareil a été fabriqué. Vérifiez-le d’abord avec le formulaire.",
  "report-date-unknown":
    "Ce numéro de série ne peut pas correspondre à cette date. Vérifiez-le à nouveau et créez le rapport à partir du nouveau résultat.",
  "report-not-found": "Il n’y a pas de rapport à cette adresse. Veuillez vérifier le lien.",
  "report-deleted":
    "La personne qui avait créé ce rapport l’a supprimé. Vérifiez le numéro de série pour en créer un nouveau.",
  "report-withdrawn": "Ce rapport a été retiré. Vérifiez le numéro de série pour en créer un nouveau.",
  "report-token-wrong":
    "Ce lien ne permet pas de supprimer le rapport. Utilisez le lien de suppression fourni avec lui.",

  "batch-empty": "Il n’y a rien à vérifier. Envoyez au moins un numéro de série.",
  "batch-too-long":
    "Seuls {most} numéros de série peuvent être vérifiés à la fois. Veuillez envoyer les autres séparément.",
  "csv-columns":
    "Le fichier doit avoir une colonne « brand » et une colonne « serialNumber », et au plus une colonne « modelNumber ». Manquantes ou présentes plusieurs fois : {columns}.",
  "csv-encoding":
    "Le fichier n’est pas en UTF-8. Enregistrez-le à nouveau, dans un tableur au format « CSV UTF-8 », et envoyez ce fichier.",
  "csv-malformed":
    "Le fichier est illisible à partir de la ligne {line}. Vérifiez les guillemets à cet endroit et renvoyez ce qui n’a pas de résultat.",
  "csv-cells":
    "Cette ligne a plus de cellules que la première. Un texte qui contient des séparateurs doit être entre guillemets.",

  "installed-date": advice.installedWrong,
  "advice-dates":
    "Ce numéro de série ne peut pas désigner cette date. Vérifiez-le de nouveau et demandez avec une date qu’il peut désigner.",

  "contact-name": "Le nom doit compter au moins 2 caractères",
  "contact-name-long": "Le nom ne peut pas dépasser {longest} caractères",
  "contact-email": "Veuillez saisir une adresse électronique valide",
  "contact-phone-long": "Le numéro de téléphone ne peut pas dépasser {longest} caractères",
  "contact-subject": "L’objet doit compter au moins 5 caractères",
  "contact-subject-long": "L’objet ne peut pas dépasser {longest} caractères",
  "contact-message": "Le message doit compter au moins 10 caractères",
  "contact-message-long": "Le message ne peut pas dépasser {longest} caractères",
  "contact-captcha": "Veuillez confirmer à nouveau que vous n’êtes pas un robot, puis renvoyer le message.",
  "correction-brand":
    "Nous recueillons des dates pour les marques de notre liste. Veuillez en choisir une, ou nous écrire par le formulaire de contact.",
  "correction-date":
    "Veuillez indiquer la date telle qu’elle est imprimée : l’année et, s’ils y figurent aussi, le mois, le jour ou la semaine.",
  "correction-date-future": "Cette date est dans le futur. Veuillez vérifier l’année.",
  "correction-place": "Veuillez indiquer où la date est imprimée.",
  "correction-note-long": "La remarque ne peut pas dépasser {longest} caractères",
  "correction-not-found": "Il n’y a pas de correction portant ce numéro.",

  "invalid-request": "Requête non valide. Vérifiez votre saisie et réessayez.",
  "invalid-json": "La requête n’est pas du JSON valide. Vérifiez-la et réessayez.",
  "idempotency-key-invalid":
    "L’Idempotency-Key doit compter entre {fewest} et {most} lettres, chiffres ou signes, sans espaces. Prenez-en une nouvelle, aléatoire.",
  "idempotency-key-reused":
    "Cette Idempotency-Key appartient à une autre requête. Prenez-en une nouvelle pour chaque requête.",
  "idempotency-in-progress":
    "La même requête est encore en cours de traitement. Veuillez patienter un instant et la renvoyer.",
  "operator-only": "Accès refusé. Il faut pour cela le jeton de l’exploitant.",
  "model-not-found":
    "Aucune information sur ce modèle. Les caractéristiques figurent sur le site du fabricant ou sur la plaque de l’appareil.",
  "not-found": "Ce chemin n’existe pas dans l’API. Tous ceux qui existent figurent sous /api/docs.",
  "method-not-allowed": "Cette adresse n’accepte pas ce type de requête.",
  "request-timeout": "La requête a pris trop de temps. Vérifiez votre connexion et réessayez.",
  "body-too-large": "La requête est trop volumineuse. Veuillez la raccourcir et réessayer.",
  "unsupported-media-type": "La requête doit être envoyée en JSON.",
  "too-many-requests": "Trop de requêtes. Veuillez patienter un instant et réessayer.",
  "headers-too-large": "Les en-têtes de la requête sont trop volumineux.",
  "internal-error": "Erreur du serveur. Veuillez réessayer plus tard.",
  "database-unavailable": "Service momentanément indisponible. Veuillez réessayer dans quelques instants.",

  "field-missing": "Le champ « {name} » manque.",
  "field-unknown":
    "Il n’y a pas de champ « {name} » ici.{meant, select, none {} other { Vouliez-vous dire « {meant} » ?}}",
  "field-type":
    "Cette valeur doit être {type, select, string {un texte} integer {un nombre entier} number {un nombre} boolean {true ou false} array {une liste} other {un objet}}.",
  "field-value": "Cette valeur doit être l’une des suivantes : {allowed}.",
  "field-form": "Cette valeur n’a pas la forme attendue ici.",
  "date-form": "Écrivez la date sous l’une de ces formes : {allowed}.",
  "text-short":
    "Ce texte doit compter au moins {shortest, plural, one {# caractère} many {# de caractères} other {# caractères}}.",
  "text-long": "Ce texte ne peut pas dépasser {longest} caractères.",
  "list-short": "Il faut au moins {fewest, plural, one {# élément} many {# d’éléments} other {# éléments}}.",
  "list-long": "Il ne peut pas y avoir plus de {most} éléments.",
  "number-small":
    "Ce nombre doit être {bound, select, open {supérieur à {least}} other {d’au moins {least}}}.",
  "number-large": "Ce nombre ne peut pas dépasser {greatest}.",
};

import type { Messages } from "../catalog/shape.ts";
import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

/**
 * What visitors read when a request fails. `status-…` is for an answer without a text of its own, by HTTP status;
 * the other keys are the API's error codes.
 */
export const errors: Messages["errors"] = {
  "status-400": "Solicitud no válida. Revise lo que escribió e inténtelo de nuevo.",
  "status-401": "Se requiere autenticación. Vuelva a cargar la página.",
  "status-403": "Acceso denegado. No tiene permiso para esta acción.",
  "status-404": "No se encontró el servicio. Inténtelo más tarde.",
  "status-408": "La solicitud tardó demasiado. Revise su conexión e inténtelo de nuevo.",
  "status-429": "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  "status-500": "Error del servidor. Inténtelo más tarde.",
  "status-502": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
  "status-503": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
  "status-504": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
  "status-other": "Ocurrió un error inesperado. Inténtelo de nuevo.",
  "no-connection": "No pudimos conectar con el servicio. Revise su conexión e inténtelo de nuevo.",

  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "No conocemos esta marca. Elija una de la lista o “{other}”.",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,

  "report-not-decodable":
    "No se puede crear un informe: este número de serie no dice cuándo se fabricó el calentador. Consúltelo primero con el formulario.",
  "report-date-unknown":
    "Este número de serie no puede significar esa fecha. Consulte de nuevo el número de serie y cree el informe con el nuevo resultado.",
  "report-not-found": "No hay ningún informe en esta dirección. Revise el enlace.",
  "report-deleted":
    "La persona que creó este informe lo borró. Consulte el número de serie para crear uno nuevo.",
  "report-withdrawn": "Este informe se retiró. Consulte el número de serie para crear uno nuevo.",
  "report-token-wrong":
    "Con este enlace no se puede borrar el informe. Use el enlace de borrado que recibió con él.",

  "batch-empty": "No hay nada que consultar. Envíe al menos un número de serie.",
  "batch-too-long":
    "Solo se pueden consultar {most} números de serie a la vez. Envíe los demás por separado.",
  "csv-columns":
    "El archivo necesita una columna “brand” y una columna “serialNumber”, y como máximo una “modelNumber”. Faltan o aparecen más de una vez: {columns}.",
  "csv-encoding":
    "El archivo no está en UTF-8. Guárdelo de nuevo, en una hoja de cálculo como “CSV UTF-8”, y envíe ese archivo.",
  "csv-malformed":
    "El archivo no se puede leer a partir de la línea {line}. Revise las comillas en ese lugar y envíe de nuevo lo que no tenga resultado.",
  "csv-cells":
    "Esta fila tiene más celdas que la primera. Un texto que contiene separadores debe ir entre comillas.",

  "installed-date": advice.installedWrong,
  "advice-dates":
    "Este número de serie no puede significar esa fecha. Compruébelo de nuevo y pregunte con una fecha que pueda significar.",

  "contact-name": "El nombre debe tener al menos 2 caracteres",
  "contact-name-long": "El nombre no puede tener más de {longest} caracteres",
  "contact-email": "Escriba un correo electrónico válido",
  "contact-phone-long": "El teléfono no puede tener más de {longest} caracteres",
  "contact-subject": "El asunto debe tener al menos 5 caracteres",
  "contact-subject-long": "El asunto no puede tener más de {longest} caracteres",
  "contact-message": "El mensaje debe tener al menos 10 caracteres",
  "contact-message-long": "El mensaje no puede tener más de {longest} caracteres",
  "contact-captcha": "Confirme otra vez que no es un robot y envíe de nuevo el mensaje.",
  "correction-brand":
    "Reunimos fechas de las marcas de nuestra lista. Elija una o escríbanos con el formulario de contacto.",
  "correction-date":
    "Indique la fecha tal como está impresa: el año y, si también figuran, el mes, el día o la semana.",
  "correction-date-future": "Esta fecha está en el futuro. Revise el año.",
  "correction-place": "Indique dónde está impresa la fecha.",
  "correction-note-long": "La nota no puede tener más de {longest} caracteres",
  "correction-not-found": "No hay ninguna corrección con este número.",

  "invalid-request": "Solicitud no válida. Revise lo que escribió e inténtelo de nuevo.",
  "invalid-json": "La solicitud no es JSON válido. Revísela e inténtelo de nuevo.",
  "idempotency-key-invalid":
    "La Idempotency-Key debe tener de {fewest} a {most} letras, dígitos o signos, sin espacios. Genere una nueva al azar.",
  "idempotency-key-reused":
    "Esta Idempotency-Key pertenece a otra solicitud. Use una nueva para cada solicitud.",
  "idempotency-in-progress":
    "La misma solicitud todavía se está procesando. Espere un momento y envíela de nuevo.",
  "operator-only": "Acceso denegado. Para esto se necesita el token del operador.",
  "model-not-found":
    "No se encontró información del modelo. Las especificaciones están en el sitio web del fabricante o en la etiqueta del calentador.",
  "not-found": "Esta ruta no existe en la API. Todas las que existen están en /api/docs.",
  "method-not-allowed": "Esta dirección no acepta solicitudes de este tipo.",
  "request-timeout": "La solicitud tardó demasiado. Revise su conexión e inténtelo de nuevo.",
  "body-too-large": "La solicitud es demasiado grande. Acórtela e inténtelo de nuevo.",
  "unsupported-media-type": "La solicitud debe enviarse como JSON.",
  "too-many-requests": "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  "headers-too-large": "Los encabezados de la solicitud son demasiado grandes.",
  "internal-error": "Error del servidor. Inténtelo más tarde.",
  "database-unavailable":
    "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",

  "field-missing": "Falta el campo “{name}”.",
  "field-unknown":
    "Aquí no hay ningún campo “{name}”.{meant, select, none {} other { ¿Quiso decir “{meant}”?}}",
  "field-type":
    "Este valor debe ser {type, select, string {un texto} integer {un número entero} number {un número} boolean {true o false} array {una lista} other {un objeto}}.",
  "field-value": "Este valor debe ser uno de los siguientes: {allowed}.",
  "field-form": "Este valor no tiene la forma que se espera aquí.",
  "date-form": "Escriba la fecha en una de estas formas: {allowed}.",
  "text-short":
    "Este texto debe tener al menos {shortest, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.",
  "text-long": "Este texto no puede tener más de {longest} caracteres.",
  "list-short":
    "Debe haber al menos {fewest, plural, one {# elemento} many {# de elementos} other {# elementos}}.",
  "list-long": "No puede haber más de {most} elementos.",
  "number-small":
    "Este número debe ser {bound, select, open {mayor que {least}} other {{least} como mínimo}}.",
  "number-large": "Este número no puede ser mayor que {greatest}.",
};

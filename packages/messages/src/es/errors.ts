import type { Messages } from "../catalog/shape.ts";
import { form } from "./check.ts";
import { advice, problems } from "./result.ts";

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
  "no-connection": "No pudimos conectarnos con el servicio. Revise su conexión.",

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
  "check-id-invalid": "El checkId debe ser un UUID, nuevo en cada consulta.",
  "checked-at-invalid": "El checkedAt debe estar en ISO 8601, con zona horaria.",

  "report-not-decodable": "Este número de serie no da una fecha. Consúltelo primero.",
  "report-date-unknown": "Este número de serie no puede ser de esa fecha. Consúltelo de nuevo.",
  "report-not-found": "No hay un informe en esta dirección. Revise el enlace.",
  "report-deleted": "Este informe se borró. Cree uno nuevo.",
  "report-withdrawn": "Este informe se retiró. Cree uno nuevo.",
  "report-token-wrong": "Use el enlace de borrado que recibió con el informe.",

  "batch-empty": "Envíe al menos un número de serie.",
  "batch-too-long": "Envíe como máximo {most} números de serie a la vez.",
  "csv-columns":
    "El archivo necesita una columna “brand” y una “serialNumber”, y como máximo una “modelNumber”. Faltan o se repiten: {columns}.",
  "csv-encoding": "Guarde el archivo como “CSV UTF-8”.",
  "csv-malformed":
    "No podemos leer el archivo desde la línea {line}. Revise las comillas y envíe de nuevo las filas sin resultado.",
  "csv-cells": "Esta fila tiene demasiadas celdas. Ponga entre comillas el texto con separadores.",

  "installed-date": advice.installedWrong,
  "advice-dates": "Este número de serie no puede ser de esa fecha. Consúltelo de nuevo.",

  "contact-name": "El nombre debe tener al menos 2 caracteres",
  "contact-name-long": "El nombre no puede tener más de {longest} caracteres",
  "contact-email": "Escriba un correo electrónico válido",
  "contact-phone-long": "El teléfono no puede tener más de {longest} caracteres",
  "contact-subject": "El asunto debe tener al menos 5 caracteres",
  "contact-subject-long": "El asunto no puede tener más de {longest} caracteres",
  "contact-message": "El mensaje debe tener al menos 10 caracteres",
  "contact-message-long": "El mensaje no puede tener más de {longest} caracteres",
  "contact-captcha": "Confirme que no es un robot y envíe de nuevo.",

  "invalid-request": "Solicitud no válida. Revise lo que escribió e inténtelo de nuevo.",
  "invalid-json": "La solicitud no es JSON válido.",
  "operator-only": "Se necesita el token del operador.",
  "model-not-found":
    "No encontramos información del modelo. Revise la etiqueta o el sitio web del fabricante.",
  "not-found": "La API no tiene esa ruta. Consulte /api/docs.",
  "method-not-allowed": "Esta ruta no acepta ese método.",
  "request-timeout": "La solicitud tardó demasiado. Revise su conexión e inténtelo de nuevo.",
  "body-too-large": "La solicitud es demasiado grande. Acórtela.",
  "unsupported-media-type": "Envíe la solicitud como JSON, sin comprimir.",
  "too-many-requests": "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  "headers-too-large": "Los encabezados de la solicitud son demasiado grandes.",
  "internal-error": "Error del servidor. Inténtelo más tarde.",
  "service-unavailable":
    "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
  "database-unavailable":
    "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
  "server-busy": "Se están comprobando demasiadas listas. Inténtelo de nuevo en un momento.",

  "field-missing": "Falta el campo “{name}”.",
  "field-unknown": "No hay ningún campo “{name}”.{meant, select, none {} other { ¿Quiso decir “{meant}”?}}",
  "field-type":
    "Debe ser {type, select, string {un texto} integer {un número entero} number {un número} boolean {true o false} array {una lista} other {un objeto}}.",
  "field-value": "Debe ser uno de estos: {allowed}.",
  "field-form": "No tiene el formato correcto.",
  "date-form": "Use uno de estos formatos de fecha: {allowed}.",
  "text-short":
    "Debe tener al menos {shortest, plural, one {# carácter} many {# de caracteres} other {# caracteres}}.",
  "text-long": "No puede tener más de {longest} caracteres.",
  "list-short":
    "Debe tener al menos {fewest, plural, one {# elemento} many {# de elementos} other {# elementos}}.",
  "list-long": "No puede tener más de {most} elementos.",
  "number-small": "Debe ser {bound, select, open {mayor que {least}} other {{least} como mínimo}}.",
  "number-large": "No puede ser mayor que {greatest}.",
};

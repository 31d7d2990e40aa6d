// Written by `pnpm generate`. Do not edit.
import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = {
  "language": "es",
  "statuses": {
    "400": "Solicitud no válida. Revise lo que escribió e inténtelo de nuevo.",
    "401": "Se requiere autenticación. Vuelva a cargar la página.",
    "403": "Acceso denegado. No tiene permiso para esta acción.",
    "404": "No se encontró el servicio. Inténtelo más tarde.",
    "408": "La solicitud tardó demasiado. Revise su conexión e inténtelo de nuevo.",
    "429": "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
    "500": "Error del servidor. Inténtelo más tarde.",
    "502": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
    "503": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes.",
    "504": "El servicio no está disponible por el momento. Inténtelo de nuevo en unos instantes."
  },
  "other": "Ocurrió un error inesperado. Inténtelo de nuevo.",
  "noConnection": "No pudimos conectarnos con el servicio. Revise su conexión.",
  "checkFailed": "No se pudo consultar la antigüedad del calentador. Inténtelo de nuevo."
};

import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Esta página no está guardada en su dispositivo. Aun así puede consultar un número de serie.",
  recallNew:
    "{count, plural, one {Hay un retiro nuevo para un calentador guardado.} many {Hay retiros nuevos para # de calentadores guardados.} other {Hay retiros nuevos para # calentadores guardados.}}",
  recallShow: "Ver el calentador",
  waitingOffline:
    "{count, plural, one {# consulta se guardará} many {# de consultas se guardarán} other {# consultas se guardarán}} cuando tenga conexión.",
  waitingOnline:
    "{count, plural, one {Falta guardar # consulta} many {Falta guardar # de consultas} other {Falta guardar # consultas}}. Seguimos intentándolo.",
  tooOld:
    "{count, plural, one {# consulta tenía más de 30 días y no se guardó.} many {# de consultas tenían más de 30 días y no se guardaron.} other {# consultas tenían más de 30 días y no se guardaron.}}",
  updateReady: "Hay una versión nueva.",
  update: "Actualizar",
  installOffer: "¿La necesita en un sótano? Instale Heater Age: funciona sin señal.",
  install: "Instalar",
  installLater: "Ahora no",
  photoLost: "La foto que compartió no llegó. Elíjala aquí.",
};

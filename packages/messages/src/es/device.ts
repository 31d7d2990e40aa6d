import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Esta página no está guardada en su dispositivo.",
  recallNew:
    "{count, plural, one {Hay un retiro nuevo para un calentador guardado.} many {Hay retiros nuevos para # de calentadores guardados.} other {Hay retiros nuevos para # calentadores guardados.}}",
  recallShow: "Ver el calentador",
  waitingOffline:
    "{count, plural, one {# consulta se guardará} many {# de consultas se guardarán} other {# consultas se guardarán}} cuando tenga conexión.",
  waitingOnline:
    "{count, plural, one {Falta # consulta} many {Faltan # de consultas} other {Faltan # consultas}} por guardar.",
  tooOld:
    "{count, plural, one {No se guardó # consulta} many {No se guardaron # de consultas} other {No se guardaron # consultas}} de más de 30 días.",
  updateReady: "Hay una versión nueva.",
  update: "Actualizar",
  installOffer: "¿La necesita en un sótano? Instale Heater Age: funciona sin señal.",
  install: "Instalar",
  installLater: "Ahora no",
  photoLost: "La foto que compartió no llegó. Elíjala aquí.",
};

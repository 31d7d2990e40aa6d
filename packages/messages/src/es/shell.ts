import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  close: "Cerrar",
  error: "Error",
  sending: "Enviando…",
  skip: "Saltar al contenido",
  mainNavigation: "Menú principal",
  supportedBrands: "Marcas",
  myHeaters: "Mis calentadores",
  languageSwitcher: "Idioma:",
  footerPromise: "Gratis. Sin registro ni anuncios.",
  footerNavigation: "Acerca de este sitio",
  footerContact: "Contacto",
  footerPrivacy: "Privacidad",
  footerTerms: "Términos de servicio",
  footerDevelopers: "Desarrolladores (en inglés)",
  footerCompany: "Publicado por {company}",
  footerPoweredBy: "Con tecnología de",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404: página no encontrada",
  notFoundText: "Quizás cambió de lugar o la dirección tiene un error.",
  notFoundHome: "Consultar un calentador",
  errorTitle: "Algo salió mal",
  errorText:
    "Lo sentimos, ocurrió un error inesperado. Ya avisamos a nuestro equipo, que investigará el problema.",
  errorRetry: "Intentar de nuevo",
  errorHome: "Ir al inicio",
  offline: "No tiene conexión.",
  offlineReads: "Aún puede consultar números de serie.",
  offlineKept: "Lo que escribió se queda aquí.",
};

/** What one can do when the page is broken. That it is broken is said by the shell, as it has to be there at once. */
export const failure: Messages["failure"] = {
  id: "ID del error: {id}",
  details: "Detalles técnicos",
  describe: "Ayúdenos a corregir el error (opcional)",
  describePrompt: "¿Qué estaba haciendo cuando ocurrió?",
  report: "Reportar el error",
  reported: "¡Gracias por avisarnos! Recibimos sus comentarios e investigaremos el problema.",
};

/** What stands around every long text. */
export const document: Messages["document"] = {
  backHome: "Volver al inicio",
  contents: "Contenido",
  updated: "Última actualización: {date}",
};

/** What the page says about the device that it is on: checks to be saved, a new version, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Esta página no está guardada en su dispositivo.",
  recallNew:
    "{count, plural, one {Hay un retiro nuevo para un calentador guardado.} many {Hay retiros nuevos para # de calentadores guardados.} other {Hay retiros nuevos para # calentadores guardados.}}",
  recallShow: "Ver el calentador",
  waitingOffline:
    "{count, plural, one {# consulta se guardará} many {# de consultas se guardarán} other {# consultas se guardarán}} cuando tenga conexión.",
  waitingOnline:
    "{count, plural, one {Falta # consulta} many {Faltan # de consultas} other {Faltan # consultas}} por guardar.",
  updateReady: "Hay una versión nueva.",
  update: "Actualizar",
};

/** The place for short messages. */
export const toast: Messages["toast"] = {
  place: "Notificaciones ({hotkey})",
  announcement: "Notificación",
};

/** Offers a page in this language to those who read it in another. */
export const offer: Messages["offer"] = {
  text: "Esta página también está en español.",
  accept: "Leerla en español",
  dismiss: "No, gracias",
};

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Comparta esta herramienta",
  button: "Compartir",
  website: "Compartir este sitio web",
  result: "Compartir este resultado",
  resultNote: "El enlace lleva la marca y los números que escribió.",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "Correo",
  sms: "SMS",
  copy: "Copiar enlace",
  copyDone: "Copiado",
  byEmail: "Compartir por correo",
  bySms: "Compartir por SMS",
  on: "Compartir en {name}",
  newWindow: "{action} (se abre en otra ventana)",
  copied: "¡Enlace copiado!",
  copiedWebsite: "El enlace del sitio web está en el portapapeles.",
  copiedTitle: "Enlace copiado",
  copiedResult: "Está en el portapapeles.",
  copyFailed: "No se pudo copiar",
  copyFailedText: "No se pudo copiar el enlace. Cópielo de la barra de direcciones.",
  websiteText:
    "¿Cuántos años tiene su calentador de agua? Sépalo con el número de serie, gratis y sin registro.",
};

/** The question whether Google may count, where an operator has configured that. */
export const analytics: Messages["analytics"] = {
  label: "Estadísticas de visitas",
  question:
    "¿Permite que Google Analytics cuente las páginas que abre? Puede usar cookies, pero nunca recibe un número de serie ni de modelo.",
  policy: "Política de privacidad",
  allow: "Permitir",
  deny: "No permitir",
  allowed: "Permitido.",
  denied: "No permitido.",
};

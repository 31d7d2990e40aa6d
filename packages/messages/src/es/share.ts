import type { Messages } from "../catalog/shape.ts";

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Comparta esta herramienta",
  button: "Compartir",
  website: "Compartir este sitio web",
  result: "Compartir este resultado",
  resultNote: "El enlace lleva la marca y los números que escribió.",
  close: "Cerrar",
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
  websiteTitle: "¿Cuántos años tiene su calentador de agua?",
  websiteText:
    "¿Cuántos años tiene su calentador de agua? Sépalo con el número de serie, gratis y sin registro.",
};

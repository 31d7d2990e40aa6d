import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  skip: "Saltar al contenido",
  mainNavigation: "Menú principal",
  supportedBrands: "Marcas",
  languageSwitcher: "Idioma:",
  footerPromise: "Gratis. Sin registro y sin publicidad.",
  footerNavigation: "Acerca de este sitio",
  footerContact: "Contacto",
  footerPrivacy: "Política de privacidad",
  footerTerms: "Términos de servicio",
  footerDevelopers: "Para desarrolladores (en inglés)",
  footerCompany: "Publicado por {company}",
  footerPoweredBy: "Con tecnología de",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404: página no encontrada",
  notFoundText:
    "Esta página no está aquí. Quizás cambió de lugar, o la dirección tiene un error de escritura.",
  notFoundHome: "Consultar un calentador",
  errorTitle: "Algo salió mal",
  errorText:
    "Lo sentimos, ocurrió un error inesperado. Ya avisamos a nuestro equipo, que investigará el problema.",
  errorRetry: "Intentar de nuevo",
  errorHome: "Ir al inicio",
  offline: "No tiene conexión.",
  offlineReads: "La página sigue leyendo números de serie. Esas consultas no se guardan.",
  offlineKept: "Lo que escribió se queda aquí.",
};

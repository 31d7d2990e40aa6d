import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
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

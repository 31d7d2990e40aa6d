import type { Messages } from "../catalog/shape.ts";

/** What every page shows: header, footer, and the screens for when something is missing or broken. */
export const shell: Messages["shell"] = {
  siteName: "Heater Age",
  skip: "Aller au contenu",
  mainNavigation: "Navigation principale",
  supportedBrands: "Marques",
  myHeaters: "Mes chauffe-eau",
  languageSwitcher: "Langue :",
  footerPromise: "Gratuit. Sans inscription, sans publicité.",
  footerNavigation: "À propos de ce site",
  footerContact: "Contact",
  footerPrivacy: "Confidentialité",
  footerTerms: "Conditions",
  footerDevelopers: "Développeurs (en anglais)",
  footerCompany: "Publié par {company}",
  footerPoweredBy: "Propulsé par",
  footerCopyright: "© {year} {owner}",
  notFoundTitle: "404 – Page introuvable",
  notFoundText: "Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.",
  notFoundHome: "Vérifier un chauffe-eau",
  errorTitle: "Un problème est survenu",
  errorText:
    "Nous sommes désolés : une erreur inattendue s’est produite. Notre équipe en a été informée et va examiner le problème.",
  errorRetry: "Réessayer",
  errorHome: "Retour à l’accueil",
  offline: "Vous êtes hors ligne.",
  offlineReads: "Vous pouvez quand même vérifier des numéros de série.",
  offlineKept: "Votre saisie n’est pas perdue.",
};

import type { Messages } from "../catalog/shape.ts";

/**
 * Safety notices in responses of the API. Keys end in codes of the decoder: `hazard-…` is what can happen, `cause-…`
 * what is wrong, `remedy-…` what a notice offers, `check-…` a condition to check, `unread-…` what our copy does not
 * include.
 */
export const safety: Messages["safety"] = {
  covered:
    "{count, plural, one {Un aviso de seguridad incluye este calentador.} many {# de avisos de seguridad incluyen este calentador.} other {# avisos de seguridad incluyen este calentador.}}",
  mayBeCovered:
    "{count, plural, one {Un aviso de seguridad podría incluir este calentador. Vea qué hay que comprobar.} many {# de avisos de seguridad podrían incluir este calentador. Vea qué hay que comprobar.} other {# avisos de seguridad podrían incluir este calentador. Vea qué hay que comprobar.}}",
  mayBeCoveredToo:
    "{count, plural, one {Otro podría incluirlo también.} many {Otros # podrían incluirlo también.} other {Otros # podrían incluirlo también.}}",
  noMatch: "No se encontraron retiros. Lista actualizada: {date}.",
  listed:
    "Nuestra lista tiene {count, plural, one {# aviso} many {# de avisos} other {# avisos}} sobre calentadores de agua, reunidos de copias públicas hasta esta fecha: {date}. Le faltan los posteriores y los que no encontramos.",
  compared:
    "Comparamos la marca, el número de modelo, el número de serie y cada fecha que este puede significar con lo que nombran los avisos.",
  old: "Nuestra lista tiene {months, plural, one {# mes} many {# de meses} other {# meses}}. Consulte también las listas oficiales.",
  oldFrom:
    "Un aviso puede publicarse cualquier día. Decimos cuánto tiempo tiene nuestra lista en cuanto son {months, plural, one {# mes} many {# de meses} other {# meses}}.",
  brandUnknown:
    "No se conoce la marca, y la mayoría de los avisos son de ciertas marcas. Busque el nombre de un fabricante en la placa de datos.",
  dateUnknown:
    "No se conoce la fecha. Por eso faltan los avisos sobre controles de gas de muchas marcas: se dan para una fecha que encaje.",
  "search-US": "Estados Unidos: retiros de la CPSC",
  "search-CA": "Canadá: retiros y alertas de seguridad",
  "search-EU": "Unión Europea: Safety Gate",
  "answer-covered": "Incluido",
  "answer-may-be-covered": "Podría estar incluido",
  heading: "{agency}, aviso ({date})",
  headingNumber: "{agency}, aviso {number} ({date})",
  headingUndated: "{agency}, aviso de fecha desconocida",
  "about-water-heater": "Sobre calentadores de agua: {brands}.",
  "about-combi-boiler": "Sobre calderas mixtas: {brands}.",
  "about-heat-pump": "Sobre calentadores de agua con bomba de calor: {brands}.",
  "about-rv-water-heater": "Sobre calentadores de agua de autocaravanas y caravanas: {brands}.",
  "about-gas-control":
    "Sobre controles de gas de {maker}, montados en calentadores de estas marcas: {brands}.",
  "about-gas-control-any": "Sobre controles de gas de {maker}, montados en calentadores de muchas marcas.",
  "stopUse-covered": "Deje de usar el calentador hasta que esté reparado: así lo dice el aviso.",
  "stopUse-may-be-covered":
    "Si incluye su calentador, deje de usarlo hasta que esté reparado: así lo dice el aviso.",
  "hazard-burns": "Las personas pueden sufrir quemaduras.",
  "hazard-carbon-monoxide": "Puede escapar monóxido de carbono, un gas tóxico.",
  "hazard-explosion": "Puede haber una explosión.",
  "hazard-fire": "Puede haber un incendio.",
  "hazard-gas-leak": "Puede haber una fuga de gas.",
  "hazard-overheating": "Una pieza puede sobrecalentarse.",
  "hazard-soot": "Puede formarse hollín.",
  "cause-burner-screen":
    "La causa es la rejilla del quemador. Hay peligro de incendio cuando el calentador está sobre un piso que puede arder.",
  "cause-circuit-board": "La placa electrónica se sobrecalienta cuando la tensión es demasiado alta.",
  "cause-control-panel": "El panel de control se sobrecalienta.",
  "cause-conversion-kit": "La causa es el kit con el que se convirtió a propano.",
  "cause-dirty-burner": "El peligro surge cuando el quemador está sucio.",
  "cause-electrical-connection": "Una conexión eléctrica se sobrecalienta.",
  "cause-exhaust-duct": "El conducto de los gases de combustión puede agrietarse.",
  "cause-filter-door-switch": "La causa es el interruptor de la puerta del filtro de aire.",
  "cause-flue-baffle": "El deflector del conducto de humos es defectuoso o no es el correcto.",
  "cause-flue-collector": "El colector de los gases de combustión puede agrietarse.",
  "cause-flue-grommet": "La causa es el pasamuros del conducto de humos.",
  "cause-gas-control": "La causa es el control de gas.",
  "cause-pump-or-gas-input": "La bomba no es del tamaño correcto, y el consumo de gas supera lo certificado.",
  "cause-vent-collar": "El collarín del conducto de ventilación puede soltarse.",
  "remedy-corrective-action": "El aviso nombra una medida correctiva. Nuestra copia no dice cuál.",
  "remedy-free-adjustment": "El aviso ofrece ajustar el calentador sin costo.",
  "remedy-free-inspection-and-repair": "El aviso ofrece revisar y reparar el calentador sin costo.",
  "remedy-free-inspection-and-replacement": "El aviso ofrece revisar la pieza y cambiarla sin costo.",
  "remedy-free-part": "El aviso ofrece una pieza nueva sin costo.",
  "remedy-free-repair": "El aviso ofrece reparar el calentador sin costo.",
  "remedy-inspection-and-repair": "El aviso pide que un técnico certificado lo revise y lo repare.",
  "remedy-money-towards-a-new-heater":
    "El aviso ofrecía {money} para un calentador nuevo. Es antiguo: pregunte si aún es válido.",
  "remedy-not-read": "Nuestra copia no dice qué ofrece el aviso. Pregunte al fabricante o a la autoridad.",
  "remedy-part-and-reward":
    "El aviso ofrecía una pieza nueva sin costo, además de {money} por la vieja. Es antiguo: pregunte si aún es válido.",
  "remedy-repair-or-replace-part": "El aviso pide reparar o cambiar la pieza.",
  "remedy-replace-part": "El aviso pide cambiar la pieza.",
  "remedy-test-then-part":
    "El aviso describe una prueba en las instrucciones de encendido. Si la pieza no la pasa, se cambia.",
  fitsAll: "Encaja con todas las fechas que el número de serie puede significar: {dates}.",
  fitsOne: "Encaja con la fecha de fabricación: {dates}.",
  fitsSome:
    "{count, plural, one {De las fechas que el número de serie puede significar, solo encaja con esta: {dates}.} many {De las fechas que el número de serie puede significar, solo encaja con estas: {dates}.} other {De las fechas que el número de serie puede significar, solo encaja con estas: {dates}.}}",
  fitsUnknown: "No se conoce la fecha de fabricación, así que no se comparó.",
  onTheShelf:
    "Suponemos que un control de gas se monta a más tardar {years, plural, one {# año} many {# de años} other {# años}} después de su fabricación o de su última venta.",
  inTheShop:
    "El aviso dice cuándo se vendieron los calentadores. Suponemos que se fabricaron como mucho {years, plural, one {# año} many {# de años} other {# años}} antes.",
  "check-capacity": "Capacidad en la placa de datos: {capacities}.",
  "check-fuel": "Energía que usa: {fuels}.",
  "check-type": "Tipo de calentador: {types}.",
  "check-ultra-low-nox": "La placa de datos dice “Ultra-Low NOx”.",
  "check-converted-to-propane": "Se convirtió de gas natural a propano.",
  "check-gas-control": "Impreso en el control de gas: {parts}.",
  controlMaker: "fabricante {maker}",
  controlModels: "modelo {models}",
  controlCodes: "un código de fecha entre {from} y este: {to}",
  controlMade: "fabricado {span}",
  "check-model-number": "Número de modelo en la placa de datos: {models}.",
  modelsUnread: "El aviso nombra el número de modelo. Nuestra copia no tiene la lista.",
  "check-sale-date": "Fecha del recibo de compra: {span}.",
  "check-serial-number": "El aviso nombra el número de serie.",
  made: "Fecha de fabricación: {span}.",
  madeWithin: "Fecha de fabricación: {span}. De las fechas posibles es esta: {dates}.",
  madeFits: "Fecha de fabricación: {dates}.",
  officialMaker: "La página del fabricante dice que está incluido.",
  officialPage: "La página oficial lo nombra. Nuestra copia no la tiene completa.",
  officialPhone: "Se lo confirman en el teléfono del aviso.",
  officialNone: "El fabricante o la autoridad lo confirma. No conocemos la dirección del aviso.",
  span: "{from} – {to}",
  spanFrom: "desde {from}",
  spanTo: "a más tardar {to}",
  unread: "No tenemos el aviso completo (falta: {parts}).",
  "unread-dates": "las fechas exactas",
  "unread-models": "la lista completa de modelos",
  "unread-page": "la propia página oficial",
  "unread-remedy": "lo que se ofrece",
  "unread-serials": "los números de serie",
  copies: "Leímos copias de los avisos que otros publicaron, no siempre la página oficial.",
};

// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("es-US");
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  problems: {
    "no-format": (values: { readonly brand: string | number }): string => `No coincide con ningún formato de ${values.brand} que conozcamos.`,
    "impossible-date": (values: { readonly brand: string | number }): string => `Parece un número de ${values.brand}, pero su fecha es imposible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string => `Este tipo de número de serie de ${values.brand} no lleva fecha. Busque una impresa.`,
    "too-short": "Es demasiado corto.",
    "too-long": (values: { readonly brand: string | number }): string => `Es demasiado largo para ${values.brand}.`,
    "looks-like-model": "Parece el número de modelo. El número de serie está en la misma etiqueta y dice “Serial”, “Serial No.” o “S/N”.",
    "no-public-rule": (values: { readonly brand: string | number }): string => `Todavía no podemos leer las fechas de ${values.brand}. Busque una fecha impresa o pregunte al fabricante.`,
    "private-label": (values: { readonly brand: string | number }): string => `No sabemos quién fabricó los calentadores ${values.brand}. Busque el nombre del fabricante en la etiqueta.`,
    "other-none": "No coincide con ninguna marca que conozcamos.",
    "other-some": "Probamos todas las marcas.",
    "model-not-sold-then": (values: { readonly line: string | number; readonly to: string | number; readonly from: string | number }): string => `Este modelo (${values.line}) ${select(values.to, { open: `no se vendía antes de ${values.from}`, other: `se vendió de ${values.from} a ${values.to}` })}. Uno de los dos números está mal: compruebe el de serie y el de modelo en la etiqueta.`,
    "other-equipment": (values: { readonly maker: string | number; readonly date: string | number }): string => `Parece el número de una calefacción o un aire acondicionado (${values.maker}, ${values.date}). El calentador de agua tiene su propia etiqueta.`,
    "model-too-long": (values: { readonly longest: string | number }): string => `No usamos el número de modelo: tiene más de ${values.longest} caracteres.`,
    "tank-outside": "Está en el tanque. De gas: junto al control de gas. Eléctrico: en el tercio superior o junto a la tapa de una resistencia.",
    "tank-side-low": "Está al costado, a menudo abajo. En las bombas de calor y los de gas más viejos: arriba a la izquierda.",
    "tank-upper-front": "Está arriba, al frente o al costado, sobre las tapas de acceso o el control de gas.",
    "tank-front": "Está al frente; en los eléctricos, cerca de la tapa de acceso de abajo.",
    jacket: "Está por fuera o por dentro de la cubierta exterior.",
    "cabinet-side": "Está al costado del gabinete.",
    "cabinet-side-or-front": "Está al costado o al frente del gabinete.",
    "boiler-varies": "Está abajo: por dentro al fondo, a la derecha o al frente.",
    unknown: "Mire alrededor de todo el calentador y detrás de la tapa frontal.",
  },
  recommendation: {
    good: "Buen estado: basta con el mantenimiento normal.",
    "good-1": "Una vez al año, drene el tanque; si no tiene tanque, quítele el sarro.",
    "good-2": "Si tiene tanque, haga revisar la barra de ánodo cada 1 a 3 años.",
    "good-3": "Registre la garantía y guarde el recibo.",
    monitor: "Vigilar de cerca: las señales pequeñas importan.",
    "monitor-1": "Busque óxido, manchas de humedad, fugas y agua caliente oxidada.",
    "monitor-2": "Drene el tanque y haga revisar la barra de ánodo; si no tiene tanque, quítele el sarro.",
    "monitor-3": "Compare precios ahora que no hay prisa.",
    replace: "Reemplazo recomendado: planee el cambio.",
    "replace-1": "Pida presupuestos mientras este todavía funciona.",
    "replace-2": "Revise si hay agua en el piso o en la bandeja de drenaje y pruebe la llave de paso.",
    "replace-3": "Si gotea, cierre el agua, cierre el gas o corte la luz, y llame a un plomero.",
    otherDates: (values: { readonly dates: string | number }): string => `También podría ser de ${values.dates}. Busque una fecha impresa en la etiqueta.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string => `la semana ${numbers.format(values.week)} de ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string => `${values.date} (${values.state})`,
    "state-good": "buen estado",
    "state-monitor": "vigilar de cerca",
    "state-replace": "reemplazo recomendado",
  },
};

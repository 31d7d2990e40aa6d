import { commands, type CommandName, exampleDay, type OptionName, optionNames } from "./arguments.ts";
import { addedColumns } from "./batch/columns.ts";
import { exitCodes } from "./exit-codes.ts";
import { type Layout, paragraph, pairs, section } from "./layout.ts";
import { languageCodes, type Speech } from "./texts.ts";

const names = Object.keys(commands) as readonly CommandName[];

const examples: Readonly<Record<CommandName, readonly string[]>> = {
  check: ["check rheem RH0504B01826", "check bradford-white BH6511396 --json"],
  identify: ["identify BH6511396"],
  batch: ["batch units.csv -o dated.csv", "batch - < units.csv > dated.csv"],
  brands: ["brands"],
};

const synopsis = ({ texts: { commandLine } }: Speech, command: CommandName): string =>
  [
    "heater-age",
    command,
    ...commands[command].words.map((word) => commandLine[word]),
    ...(command === "check" ? [`[--model ${commandLine.nameModel}]`] : []),
    ...(command === "batch" ? [`[-o ${commandLine.nameFile}]`] : []),
  ].join(" ");

const optionRows = ({
  texts: { commandLine },
}: Speech): Readonly<Record<OptionName, readonly [string, string]>> => ({
  model: [`-m, --model ${commandLine.nameModel}`, commandLine.optionModel],
  output: [`-o, --output ${commandLine.nameFile}`, commandLine.optionOutput],
  json: ["    --json", commandLine.optionJson],
  lang: [
    `    --lang ${commandLine.nameLanguage}`,
    commandLine.optionLanguage({ languages: languageCodes.join(", ") }),
  ],
  api: [`    --api ${commandLine.nameAddress}`, commandLine.optionApi],
  today: [`    --today ${commandLine.nameDate}`, commandLine.optionToday({ date: exampleDay })],
  "no-color": ["    --no-color", commandLine.optionNoColour],
  help: ["-h, --help", commandLine.optionHelp],
  version: ["-V, --version", commandLine.optionVersion],
});

function exitRows({ texts: { commandLine } }: Speech): readonly (readonly [string, string])[] {
  const rows = [
    [exitCodes.dated, commandLine.exitDated],
    [exitCodes.undated, commandLine.exitUndated],
    [exitCodes.usage, commandLine.exitUsage],
    [exitCodes.server, commandLine.exitServer],
    [exitCodes.file, commandLine.exitFile],
    [exitCodes.defect, commandLine.exitDefect],
    [exitCodes.interrupted, commandLine.exitInterrupted],
    [exitCodes.brokenPipe, commandLine.exitBrokenPipe],
  ] as const;
  return rows.map(([code, meaning]) => [String(code), meaning]);
}

/** How the program is used, or one of its commands. */
export function usage(speech: Speech, layout: Layout, command?: CommandName): readonly string[] {
  const { commandLine } = speech.texts;
  const shown = command === undefined ? names : [command];
  const options = command === undefined ? optionNames : commands[command].options;
  const described = shown.map((name) => [name, commandLine[name]] as const);
  return [
    ...paragraph(command === undefined ? commandLine.about : commandLine[command], layout),
    ...section(
      commandLine.usage,
      shown.flatMap((name) => paragraph(synopsis(speech, name), layout, { first: "  ", rest: "      " })),
      layout,
    ),
    ...(command === undefined ? section(commandLine.commands, pairs(described, layout), layout) : []),
    ...section(
      commandLine.options,
      pairs(
        options.map((option) => optionRows(speech)[option]),
        layout,
      ),
      layout,
    ),
    ...(command === "batch"
      ? section(
          commandLine.columns,
          [
            commandLine.batchInput,
            commandLine.batchOutput({ columns: addedColumns.join(", ") }),
            commandLine.batchBroken,
          ].flatMap((text) => paragraph(text, layout, { first: "  " })),
          layout,
        )
      : []),
    ...section(
      commandLine.examples,
      shown.flatMap((name) => examples[name].map((example) => `  heater-age ${example}`)),
      layout,
    ),
    ...(command === "brands" ? [] : section(commandLine.exitCodes, pairs(exitRows(speech), layout), layout)),
    ...(command === undefined
      ? ["", ...paragraph(commandLine.moreHelp({ command: "heater-age batch --help" }), layout)]
      : []),
  ];
}

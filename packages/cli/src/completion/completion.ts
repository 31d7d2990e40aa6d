import { brands, labels } from "@heater-age/decoder";
import { otherBrand } from "@heater-age/decoder/check";
import { type CommandName, commands, type OptionName, options } from "../arguments/arguments.ts";
import { languageCodes, type Translator } from "../texts/translator.ts";

const commandNames = Object.keys(commands) as readonly CommandName[];
const brandSlugs = [...Object.keys(brands), ...labels.map(({ slug }) => slug), otherBrand];

/** The possible words of a command, or values of an option. Everything else is the name of a file. */
const choices: Readonly<Record<string, readonly string[]>> = {
  nameBrand: brandSlugs,
  nameLanguage: languageCodes,
  nameShell: ["bash", "zsh", "fish"],
};
const files: ReadonlySet<string> = new Set(["nameFile", "namePhoto"]);

const shortOf = (name: OptionName): string | undefined => {
  const option = options[name];
  return "short" in option ? option.short : undefined;
};

const valueOf = (name: OptionName): string | undefined => {
  const option = options[name];
  return "value" in option ? option.value : undefined;
};

/** Returns the words of a list in the syntax of every shell. They are letters, digits and hyphens only. */
const words = (names: readonly string[]): string => names.join(" ");

/** Returns the cases for options with known values, or with files. */
function valueCases(list: (names: readonly string[]) => string, file: string): readonly string[] {
  return (Object.keys(options) as readonly OptionName[]).flatMap((name) => {
    const value = valueOf(name) ?? "";
    const short = shortOf(name);
    const known = choices[value];
    if (known === undefined && !files.has(value)) return [];
    return [
      `    --${name}${short === undefined ? "" : `|-${short}`}) ${known === undefined ? file : list(known)}; return ;;`,
    ];
  });
}

/** Returns the cases for the commands: their options, and their words if known. */
function commandCases(
  list: (names: readonly string[]) => string,
  file: string,
  option: string,
): readonly string[] {
  return commandNames.map((name) => {
    const { words: wanted, options: taken } = commands[name];
    const [word = ""] = wanted;
    const known = choices[word];
    const first = known === undefined ? (files.has(word) ? file : ":") : list(known);
    const flags = list(taken.map((each) => `--${each}`));
    return `    ${name}) if [[ "${option}" == -* ]]; then ${flags}; else ${first}; fi ;;`;
  });
}

const bashList = (names: readonly string[]) => `COMPREPLY=($(compgen -W "${words(names)}" -- "$word"))`;
const bashFiles = 'COMPREPLY=($(compgen -f -- "$word"))';

const bash = (): readonly string[] => [
  "_heater_age() {",
  '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
  "  COMPREPLY=()",
  '  case "$before" in',
  ...valueCases(bashList, bashFiles),
  "  esac",
  '  if [[ "$COMP_CWORD" == 1 ]]; then',
  `    ${bashList(commandNames)}; return`,
  "  fi",
  '  case "${COMP_WORDS[1]}" in',
  ...commandCases(bashList, bashFiles, "$word"),
  "  esac",
  "}",
  "complete -o filenames -F _heater_age heater-age",
];

const zshList = (names: readonly string[]) => `compadd -- ${words(names)}`;

const zsh = (): readonly string[] => [
  "#compdef heater-age",
  "_heater_age() {",
  '  local before="${words[CURRENT-1]}"',
  '  case "$before" in',
  ...valueCases(zshList, "_files"),
  "  esac",
  '  if [[ "$CURRENT" == 2 ]]; then',
  `    ${zshList(commandNames)}; return`,
  "  fi",
  '  case "${words[2]}" in',
  ...commandCases(zshList, "_files", "${words[CURRENT]}"),
  "  esac",
  "}",
  "compdef _heater_age heater-age",
];

const fishQuoted = (text: string): string => `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;

function fish({ texts: { commandLine }, formatMessage }: Translator): readonly string[] {
  const complete = "complete -c heater-age";
  const optionLine = (command: CommandName, name: OptionName): string => {
    const value = valueOf(name);
    const known = choices[value ?? ""];
    const id = `commandLine.${options[name].meaning}` as const;
    const short = shortOf(name);
    const meaning = formatMessage({ id }, { languages: "", date: "", encoding: "" });
    return [
      `${complete} -n '__fish_seen_subcommand_from ${command}' -l ${name}`,
      ...(short === undefined ? [] : [`-s ${short}`]),
      ...(value === undefined ? [] : [files.has(value) ? "-rF" : "-x"]),
      ...(known === undefined ? [] : [`-a '${words(known)}'`]),
      `-d ${fishQuoted(meaning)}`,
    ].join(" ");
  };
  return [
    `${complete} -f`,
    ...commandNames.map(
      (name) => `${complete} -n __fish_use_subcommand -a ${name} -d ${fishQuoted(commandLine[name])}`,
    ),
    ...commandNames.flatMap((name) => {
      const [word = ""] = commands[name].words;
      const known = choices[word];
      const condition = `${complete} -n '__fish_seen_subcommand_from ${name}'`;
      const values = known === undefined ? [] : [`${condition} -a '${words(known)}'`];
      return [
        ...(files.has(word) ? [`${condition} -F`] : values),
        ...commands[name].options.map((option) => optionLine(name, option)),
      ];
    }),
  ];
}

const scripts: Readonly<Record<string, (translator: Translator) => readonly string[]>> = { bash, zsh, fish };

/** The shells with a script. */
export const shells = Object.keys(scripts);

/**
 * Returns the script that completes commands, options and brands in a shell; `undefined` for any other shell.
 *
 * @example
 * completion("bash", english)?.[0]; //=> "_heater_age() {"
 */
export const completion = (shell: string, translator: Translator): readonly string[] | undefined =>
  Object.hasOwn(scripts, shell) ? scripts[shell]?.(translator) : undefined;

import type { Messages } from "../catalog/shape.ts";

/** To share the website or a result. */
export const share: Messages["share"] = {
  heading: "Compartilhe esta ferramenta",
  button: "Compartilhar",
  website: "Compartilhar este site",
  result: "Compartilhar este resultado",
  resultNote: "O link inclui a marca e os números que você digitou.",
  close: "Fechar",
  facebook: "Facebook",
  twitter: "Twitter (X)",
  linkedin: "LinkedIn",
  whatsapp: "WhatsApp",
  reddit: "Reddit",
  email: "E-mail",
  sms: "SMS",
  copy: "Copiar link",
  copyDone: "Copiado",
  byEmail: "Compartilhar por e-mail",
  bySms: "Compartilhar por SMS",
  on: "Compartilhar no {name}",
  newWindow: "{action} (abre em uma nova janela)",
  copied: "Link copiado!",
  copiedWebsite: "O link do site foi copiado.",
  copiedTitle: "Link copiado",
  copiedResult: "Está na área de transferência.",
  copyFailed: "Não foi possível copiar",
  copyFailedText: "Não foi possível copiar o link. Copie manualmente da barra de endereço.",
  websiteTitle: "Qual é a idade do seu aquecedor de água?",
  websiteText:
    "Qual é a idade do seu aquecedor de água? Descubra pelo número de série, grátis e sem cadastro.",
};

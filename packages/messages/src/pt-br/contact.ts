import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Fale conosco | Heater Age",
  metaDescription:
    "Pergunte sobre a idade do seu aquecedor de água ou peça ajuda. Respondemos em até 24 horas.",
  backHome: "Voltar ao início",
  title: "Fale conosco",
  intro:
    "Tem dúvidas sobre a idade do seu aquecedor de água ou precisa de ajuda com a ferramenta? Estamos aqui para ajudar!",
  direct: "Ou escreva para {email}.",
  formTitle: "Envie uma mensagem",
  required: "obrigatório",
  name: "Nome completo",
  email: "E-mail",
  phone: "Telefone",
  subject: "Assunto",
  message: "Mensagem",
  trap: "Deixe vazio",
  captcha: "Uma integração do reCAPTCHA será adicionada.",
  captchaUnticked: "Confirme que você não é um robô.",
  captchaMissing: "O reCAPTCHA não carregou. Verifique a conexão ou o bloqueador de conteúdo.",
  send: "Enviar mensagem",
  sending: "Enviando…",
  privacy: "Usamos isto só para responder a você. <link>Política de privacidade</link>",
  nameShort: "O nome precisa ter pelo menos 2 caracteres",
  emailInvalid: "Digite um e-mail válido",
  subjectShort: "O assunto precisa ter pelo menos 5 caracteres",
  messageShort: "A mensagem precisa ter pelo menos 10 caracteres",
  sentTitle: "Mensagem recebida!",
  sentText: "Obrigado por escrever. Respondemos em até 24 horas.",
  failedTitle: "Erro",
  failedText: "Houve um problema ao enviar sua mensagem. Tente de novo ou fale conosco diretamente.",
  offline: "Sua mensagem continua aqui. Envie quando a conexão voltar.",
};

import type { Messages } from "../catalog/shape.ts";

/** The privacy policy, in twelve sections. Retention days come from the operator's settings. */
export const privacy: Messages["privacy"] = {
  metaTitle: "Política de Privacidade | Heater Age",
  metaDescription: "O que o Heater Age guarda, por quanto tempo e como pedir a exclusão.",
  title: "Política de Privacidade",
  who: "Quem somos",
  whoOperator:
    "“Nós” somos {named, select, yes {{company}, responsável por publicar este site} other {o operador deste site}}. Somos responsáveis pelos seus dados. Fale conosco {mail, select, yes {por e-mail em {email} ou } other {}}pelo <contact>formulário de contato</contact>.",
  whoBasis:
    "Onde se aplica o GDPR da União Europeia, nossas bases legais estão no artigo 6º, nº 1. Respondemos a consultas, relatórios e mensagens porque você pede (b). Registramos consultas, limitamos solicitações e investigamos erros por legítimo interesse: um serviço correto, que funciona e não sofre abuso (f). O que exige seu consentimento só acontece com ele (a).",
  checks: "Consultas",
  checksStored:
    "Guardamos de cada consulta: marca, número de série, número do modelo (se informado), data e idade encontradas, e hora. Usamos isso para achar regras erradas e marcas que faltam.",
  checksAnonymous:
    "Não guardamos seu nome, seu endereço IP nem nada que identifique seu aparelho. Mas quem sabe de quem é o aquecedor poderia fazer a ligação.",
  checksScan:
    "Leituras de etiquetas e fotos nunca saem do seu aparelho e somem quando você fecha o leitor. Se uma foto compartilhada com o aplicativo chegar ao nosso servidor por engano, nós a descartamos sem ler.",
  checksAddress:
    "O endereço de um resultado contém o que você digitou e fica no histórico do navegador. Não o gravamos nos nossos registros.",
  reports: "Relatórios",
  reportsStored:
    "Guardamos se você pedir um: marca, número de série, número do modelo, datas possíveis e hora da consulta. Quem tem o link pode ler. Pedimos aos buscadores que o ignorem.",
  reportsDelete:
    "O link de exclusão, que aparece só uma vez, apaga o conteúdo. O número do relatório fica por um tempo.",
  contact: "Mensagens",
  contactStored:
    "Guardamos de cada mensagem: nome, e-mail, telefone (se informado), assunto, texto, idioma da página e hora. Usamos só para responder. Uma cópia pode ficar na nossa caixa de e-mail enquanto for preciso.",
  correctionsStored:
    "Guardamos de cada data impressa enviada: marca, número de série, data e lugar, observação, idioma da página, hora e nossa leitura. Usamos isso para testar e corrigir nossas regras.",
  errors: "Relatos de erro",
  errorsStored:
    "Para corrigir páginas com falha, guardamos o erro, seu lugar no código, endereço da página, solicitação que falhou, navegador, tamanho da janela, idioma e hora. Acrescentamos sua descrição, se houver, e um número aleatório por visita.",
  errorsMasked:
    "Antes, ocultamos e-mails, telefones, outros números longos e números de série identificados. Não ponha nomes na descrição.",
  network: "Registros do servidor",
  networkLimits: "Contamos solicitações por endereço IP para que ninguém sobrecarregue o serviço.",
  networkLogs:
    "Nossos registros têm hora, página ou função, resultado e duração, mas nenhum endereço IP nem nada que você digitou. Nossos provedores de rede e de servidor também veem seu endereço IP.",
  browser: "Seu navegador",
  browserIntro: "Não usamos cookies próprios nem seguimos você por outros sites. O navegador guarda:",
  browserLanguage: "seu idioma",
  browserReports: "links que excluem seus relatórios",
  browserTyped: "o que você digitou e um número aleatório para relatos de erro, até fechar a aba",
  browserHeaters: "aquecedores e visitas que você salva, com anotações e fotos (nunca enviados)",
  browserKept: "este site, para uso sem conexão",
  browserWaiting: "consultas feitas sem conexão, até serem enviadas (excluídas após 30 dias)",
  browserInstall: "quantos resultados você viu e, depois, que oferecemos o aplicativo",
  browserConsent: "sua resposta sobre consentimento",
  browserDelete:
    "Exclua aquecedores e visitas em “Meus aquecedores”. Para excluir tudo, limpe os dados deste site nas configurações do navegador.",
  counts: "Contagem e compartilhamento",
  countsNumbers:
    "Guardamos totais diários que não levam a ninguém: consultas por marca e idade do aquecedor, erros e formas de compartilhar.",
  countsSharing: "Quando você compartilha, só o serviço escolhido recebe o endereço e o texto.",
  services: "Serviços de terceiros",
  servicesIntro:
    "Não vendemos dados nem mostramos anúncios. Provedores de servidor e de e-mail trabalham para nós. Estes serviços, se configurados, podem tratar dados em outros países, inclusive nos Estados Unidos:",
  servicesAnalytics:
    "As estatísticas (agora {analytics, select, no {desligadas} other {{analytics}}}) contam páginas vistas e eventos, como consultas. O serviço vê seu endereço IP, mas nunca um número de série ou de modelo. O Google Analytics pode usar cookies e não recebe nada antes de você aceitar. Você pode retirar o consentimento abaixo. Um sinal Global Privacy Control vale como não.",
  servicesCaptcha:
    "A proteção contra robôs (agora {captcha, select, yes {ligada} other {desligada}}) carrega o reCAPTCHA do Google na página de contato. O Google recebe seu endereço IP e dados do navegador, e pode usar cookies.",
  servicesModel:
    "De modelos desconhecidos, a marca e o número do modelo podem ir para um provedor de modelos de linguagem, mas nunca o número de série.",
  keep: "Prazos de guarda",
  keepChecks: "Consultas",
  keepChecksTime: "{checks, plural, one {# dia} many {# de dias} other {# dias}}",
  keepReports: "Relatórios",
  keepReportsTime:
    "Até você excluir, no máximo {reports, plural, one {# dia} many {# de dias} other {# dias}}",
  keepMessages: "Mensagens",
  keepMessagesTime: "{messages, plural, one {# dia} many {# de dias} other {# dias}}",
  keepCorrections: "Datas impressas",
  keepCorrectionsTime: "{corrections, plural, one {# dia} many {# de dias} other {# dias}}",
  keepErrors: "Relatos de erro",
  keepErrorsTime: "{errors, plural, one {# dia} many {# de dias} other {# dias}}",
  keepAnswers: "Respostas do modelo de linguagem",
  keepAnswersTime: "{answers, plural, one {# dia} many {# de dias} other {# dias}}",
  keepNetwork: "Endereços IP, só na memória",
  keepNetworkTime: "No máximo um dia",
  keepCounts: "Contagens",
  keepCountsTime: "Permanentemente",
  keepBackups:
    "Depois, os dados são excluídos automaticamente. Cópias de segurança podem mantê-los por igual período.",
  rights: "Seus direitos",
  rightsList:
    "Você pode ver, corrigir, excluir ou receber seus dados, opor-se ao uso ou retirar o consentimento para o futuro. É grátis e não exige motivo. Informe:",
  rightsCheck:
    "para uma consulta ou data impressa: marca, número de série e mais ou menos quando você enviou",
  rightsReport: "para um relatório: o endereço dele",
  rightsMessage: "para uma mensagem: seu e-mail",
  rightsError: "para um relato de erro: o código do erro",
  rightsReach:
    "<contact>Escreva para nós</contact>. Respondemos em até um mês. Você também pode reclamar à autoridade de proteção de dados do lugar onde mora.",
  changes: "Crianças e mudanças",
  changesChildren:
    "Este site não é para menores de 13 anos, e não guardamos conscientemente nada sobre eles.",
  changesNotice:
    "As mudanças aparecem aqui. Se uma delas afetar dados que já temos, avisamos neste site com 30 dias de antecedência.",
};

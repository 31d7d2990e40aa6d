import type { Messages } from "../catalog/shape.ts";
import { advice } from "./advice.ts";
import { form } from "./form.ts";
import { problems } from "./problems.ts";

/**
 * What visitors read when a request fails. `status-…` is used, by HTTP status, when the response has no message.
 * The others are the API's error codes, for a whole request or for one field.
 */
export const errors: Messages["errors"] = {
  "status-400": "Pedido inválido. Confira os dados e tente de novo.",
  "status-401": "É preciso se identificar. Recarregue a página.",
  "status-403": "Acesso negado. Você não tem permissão para esta ação.",
  "status-404": "Serviço não encontrado. Tente de novo mais tarde.",
  "status-408": "O pedido demorou demais. Verifique a conexão e tente de novo.",
  "status-429": "Pedidos demais. Espere um momento e tente de novo.",
  "status-500": "Erro no servidor. Tente de novo mais tarde.",
  "status-502": "Serviço indisponível no momento. Tente de novo daqui a pouco.",
  "status-503": "Serviço indisponível no momento. Tente de novo daqui a pouco.",
  "status-504": "Serviço indisponível no momento. Tente de novo daqui a pouco.",
  "status-other": "Ocorreu um erro inesperado. Tente de novo.",
  "no-connection": "Não foi possível chegar ao serviço. Verifique a conexão e tente de novo.",
  "brand-required": form.brandRequired,
  "brand-characters": form.brandCharacters,
  "brand-unknown": "Não conhecemos esta marca. Escolha uma da lista, ou “{other}”.",
  "serial-required": form.serialRequired,
  "serial-blank": form.serialBlank,
  "serial-characters": form.serialCharacters,
  "serial-too-short": form.serialTooShort,
  "serial-too-long": form.serialTooLong,
  "serial-is-model": problems["looks-like-model"],
  "model-length": form.modelLength,
  "model-characters": form.modelInvalid,
  "check-id-invalid": "O checkId precisa ser um UUID. Use um novo, aleatório, para cada consulta.",
  "checked-at-invalid": "O checkedAt precisa ser uma data e hora ISO 8601 com fuso horário.",
  "report-not-decodable":
    "Nenhum relatório criado: este número de série não dá uma data. Consulte o número primeiro.",
  "report-date-unknown":
    "Este número de série não pode significar essa data. Consulte de novo e crie o relatório com o novo resultado.",
  "report-not-found": "Não há relatório neste endereço. Confira o link.",
  "report-deleted": "Quem criou este relatório o excluiu. Consulte o número de série para fazer outro.",
  "report-withdrawn": "Este relatório foi retirado. Consulte o número de série para fazer outro.",
  "report-token-wrong": "Este link não pode excluir o relatório. Use o link de exclusão que veio com ele.",
  "batch-empty": "Envie pelo menos um número de série.",
  "batch-too-long": "Envie no máximo {most} números de série por vez.",
  "csv-columns":
    "O arquivo precisa de uma coluna “brand” e uma “serialNumber”, e no máximo uma “modelNumber”. Faltam ou se repetem: {columns}.",
  "csv-encoding": "O arquivo não está em UTF-8. Salve como “CSV UTF-8” e envie de novo.",
  "csv-malformed":
    "Não conseguimos ler o arquivo a partir da linha {line}. Confira as aspas e envie de novo as linhas sem resultado.",
  "csv-cells":
    "Esta linha tem mais células que a primeira. Ponha entre aspas o texto que contém separadores.",
  "installed-date": advice.installedWrong,
  "advice-dates":
    "Este número de série não pode significar essa data. Consulte de novo e envie uma das datas dele.",
  "contact-name": "O nome precisa ter pelo menos 2 caracteres",
  "contact-name-long": "O nome não pode ter mais de {longest} caracteres",
  "contact-email": "Digite um e-mail válido",
  "contact-phone-long": "O telefone não pode ter mais de {longest} caracteres",
  "contact-subject": "O assunto precisa ter pelo menos 5 caracteres",
  "contact-subject-long": "O assunto não pode ter mais de {longest} caracteres",
  "contact-message": "A mensagem precisa ter pelo menos 10 caracteres",
  "contact-message-long": "A mensagem não pode ter mais de {longest} caracteres",
  "contact-captcha": "Confirme de novo que você não é um robô e reenvie a mensagem.",
  "correction-brand": "Escolha uma marca da lista, ou escreva para nós pelo formulário de contato.",
  "correction-date": "Informe a data como está impressa: o ano e, se houver, o mês, o dia ou a semana.",
  "correction-date-future": "Esta data está no futuro. Confira o ano.",
  "correction-place": "Escolha onde a data está impressa.",
  "correction-note-long": "A observação não pode ter mais de {longest} caracteres",
  "correction-not-found": "Não há correção com este número.",
  "invalid-request": "Pedido inválido. Confira os dados e tente de novo.",
  "invalid-json": "O pedido não é JSON válido.",
  "idempotency-key-invalid":
    "A Idempotency-Key precisa ter de {fewest} a {most} letras, números ou símbolos, sem espaços. Use uma nova, aleatória.",
  "idempotency-key-reused": "Esta Idempotency-Key é de outro pedido. Use uma nova.",
  "idempotency-in-progress": "Este pedido ainda está em andamento. Espere um momento e tente de novo.",
  "operator-only": "Acesso negado. É preciso o token do operador.",
  "model-not-found": "Informações do modelo não encontradas. Veja a etiqueta ou o site do fabricante.",
  "not-found": "A API não tem esse caminho. Veja /api/docs.",
  "method-not-allowed": "Este caminho não aceita esse método.",
  "request-timeout": "O pedido demorou demais. Verifique a conexão e tente de novo.",
  "body-too-large": "O pedido é grande demais. Reduza e tente de novo.",
  "unsupported-media-type": "Envie o pedido em JSON.",
  "too-many-requests": "Pedidos demais. Espere um momento e tente de novo.",
  "headers-too-large": "Os cabeçalhos do pedido são grandes demais.",
  "internal-error": "Erro no servidor. Tente de novo mais tarde.",
  "database-unavailable": "Serviço indisponível no momento. Tente de novo daqui a pouco.",
  "field-missing": "Falta o campo “{name}”.",
  "field-unknown": "Não existe o campo “{name}”.{meant, select, none {} other { Você quis dizer “{meant}”?}}",
  "field-type":
    "Isto precisa ser {type, select, string {um texto} integer {um número inteiro} number {um número} boolean {true ou false} array {uma lista} other {um objeto}}.",
  "field-value": "Isto precisa ser um destes: {allowed}.",
  "field-form": "Isto não está no formato esperado.",
  "date-form": "Use um destes formatos de data: {allowed}.",
  "text-short":
    "Isto precisa ter pelo menos {shortest, plural, one {# caractere} many {# de caracteres} other {# caracteres}}.",
  "text-long": "Isto não pode ter mais de {longest} caracteres.",
  "list-short":
    "Isto precisa ter pelo menos {fewest, plural, one {# item} many {# de itens} other {# itens}}.",
  "list-long": "Isto não pode ter mais de {most} itens.",
  "number-small": "Isto precisa ser {bound, select, open {maior que {least}} other {no mínimo {least}}}.",
  "number-large": "Isto não pode ser maior que {greatest}.",
};

import { type Kysely, sql } from 'kysely'

/**
 * The accounts of a request, one row each, with the line of a trial balance. Values that such a file does not contain
 * are null: the movements stored for it are the difference of its balances.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await sql.raw(statement).execute(db)
}

const changes = [
  `alter table statement_balance add column line integer`,
  `create view statement_account as
    select of_account.request_id,
      row_number() over (partition by of_account.request_id order by account, auxiliary) as id,
      line, account, account_label, auxiliary, auxiliary_label, opening, closing,
      case when told.movements then debit end as debit, case when told.movements then credit end as credit,
      odata_fold(concat_ws(E'\\n', account, account_label, auxiliary, auxiliary_label)) as search_text
    from (
      select request_id, account, auxiliary, min(line) as line,
        (array_agg(account_label order by period))[1] as account_label,
        (array_agg(auxiliary_label order by period))[1] as auxiliary_label,
        sum(debit - credit) filter (where period = 'opening') / 100 as opening,
        coalesce(sum(debit) filter (where period <> 'opening'), 0) / 100 as debit,
        coalesce(sum(credit) filter (where period <> 'opening'), 0) / 100 as credit,
        sum(debit - credit) / 100 as closing
      from statement_balance
      group by request_id, account, auxiliary
    ) as of_account
    join (
      select id, dialect->'balance' is null or (
        dialect->'balance'->'columns' @> '["debit", "credit"]'
        and (dialect->'balance'->'columns' @> '["opening"]'
          or dialect->'balance'->'columns' @> '["opening-debit", "opening-credit"]')) as movements
      from statement_request
    ) as told on told.id = of_account.request_id`,
]

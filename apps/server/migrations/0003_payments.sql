-- Payments: what paid invoices have bought, and every price that a plan has ever had.

alter table subscriptions
  /* The plan that the paid period began with; null where it has been the same one all along. */
  add column opening_plan_id bigint references plans,
  /* Since when, within the paid period, the present plan is the one paid for; null is from its beginning. */
  add column plan_since      timestamptz,
  /* What the next renewal changes to; null where nothing changes. */
  add column next_plan_id    bigint references plans,
  /* One more with every change: who asked Stripe before the last one was made must ask again. */
  add column version         integer not null default 0;

/* People go on paying the price they began with: a plan that gets a new price must still be known by its old one. */
create table plan_prices (
  stripe_price_id text primary key,
  plan_id         bigint not null references plans
);
create index plan_prices_plan on plan_prices (plan_id);

create function plans_remember_price() returns trigger
  language plpgsql as $$
begin
  insert into plan_prices (stripe_price_id, plan_id) values (new.stripe_price_id, new.id)
  on conflict (stripe_price_id) do update set plan_id = excluded.plan_id;
  return null;
end $$;
create trigger plans_remember_price after insert or update of stripe_price_id on plans for each row
  when (new.stripe_price_id is not null) execute function plans_remember_price();

insert into plan_prices (stripe_price_id, plan_id) select stripe_price_id, id from plans where stripe_price_id is not null;

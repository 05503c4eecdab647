-- What a mailed link is worth: which sign-up it confirms, which credentials it was made under, and the way back from a
-- changed address.

/* Grows with every change of the address or the password: a link made before it opens nothing. */
alter table users add column credentials integer not null default 0;

/* What each sign-up with an unconfirmed address said. Whoever opens a link confirms the one it was mailed for. */
create table sign_ups (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references users on delete cascade,
  name          text not null,
  password_hash text not null,
  created_at    timestamptz not null
);
create index sign_ups_user on sign_ups (user_id);
create index sign_ups_created on sign_ups (created_at);

alter table link_tokens
  add column credentials integer,
  add column sign_up_id bigint references sign_ups on delete cascade,
  drop constraint link_tokens_new_email,
  drop constraint link_tokens_purpose_check;

insert into sign_ups (user_id, name, password_hash, created_at)
select id, name, password_hash, created_at from users where verified_at is null and not house;

update link_tokens set credentials = 0;
update link_tokens set sign_up_id = sign_ups.id from sign_ups
where sign_ups.user_id = link_tokens.user_id and link_tokens.purpose = 'confirm';
delete from link_tokens where purpose = 'confirm' and sign_up_id is null;

update jobs set payload = payload || '{"credentials": 0}' where kind = 'mail' and finished_at is null;
update jobs set payload = payload || '{"template": "undo-email"}'
where kind = 'mail' and finished_at is null and payload->>'template' = 'email-changed';
update jobs set payload = payload || jsonb_build_object('signUpId', sign_ups.id) from sign_ups
where kind = 'mail' and finished_at is null and payload->>'template' = 'confirm' and sign_ups.user_id = jobs.user_id;

alter table link_tokens
  add constraint link_tokens_purpose check (purpose in ('confirm', 'sign-in', 'change-email', 'undo-email')),
  add constraint link_tokens_new_email check ((purpose in ('change-email', 'undo-email')) = (new_email is not null)),
  add constraint link_tokens_sign_up check ((purpose = 'confirm') = (sign_up_id is not null)),
  /* The way back outlives every later change. */
  add constraint link_tokens_credentials check ((purpose = 'undo-email') = (credentials is null));
create index link_tokens_sign_up on link_tokens (sign_up_id) where sign_up_id is not null;

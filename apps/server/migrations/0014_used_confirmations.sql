-- A confirmation that was used outlives the sign-up it confirmed: opened again, it should say that it was used.
alter table link_tokens
  drop constraint link_tokens_sign_up,
  drop constraint link_tokens_sign_up_id_fkey,
  add constraint link_tokens_sign_up_id_fkey foreign key (sign_up_id) references sign_ups on delete set null,
  add constraint link_tokens_sign_up check (sign_up_id is null or purpose = 'confirm');

-- Somebody who colored one page on two devices may keep both pictures: one counts, the others stand beside it.

create table colored_versions (
  id         bigint generated always as identity primary key,
  colored_id bigint not null references coloreds on delete cascade,
  photo_id   bigint not null references uploads,
  preview_id bigint not null references uploads,
  created_at timestamptz not null
);
create index colored_versions_colored on colored_versions (colored_id, id);
create index colored_versions_photo on colored_versions (photo_id);
create index colored_versions_preview on colored_versions (preview_id);

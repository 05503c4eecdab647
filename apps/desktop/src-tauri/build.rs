/// What the window may ask for. A command that is missing here or in `capabilities` is refused.
const COMMANDS: &[&str] = &[
    "open_outside",
    "print_window",
    "read_token",
    "save_file",
    "take_links",
    "write_token",
    "zoom_window",
];

fn main() {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))
        .expect("the configuration does not hold");
}

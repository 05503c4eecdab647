// Without this, Windows opens a console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod files;
mod links;
mod menu;
mod outside;
mod secrets;
mod updates;
mod window;

fn main() {
    tauri::Builder::default()
        // First, so that a second start ends before it has touched anything.
        .plugin(tauri_plugin_single_instance::init(|app, _, _| {
            window::bring_to_front(app)
        }))
        .plugin(tauri_plugin_deep_link::init())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_updater::Builder::new().build())
        .plugin(window::place_keeper())
        .manage(links::Waiting::default())
        .menu(menu::build)
        .on_menu_event(menu::obey)
        .invoke_handler(tauri::generate_handler![
            files::save_file,
            links::take_links,
            outside::open_outside,
            secrets::read_token,
            secrets::write_token,
            window::print_window,
            window::zoom_window,
        ])
        .setup(|app| {
            links::listen(app.handle());
            window::open(app.handle())?;
            updates::look(app.handle());
            Ok(())
        })
        .run(tauri::generate_context!())
        .expect("Inkbloom could not start");
}

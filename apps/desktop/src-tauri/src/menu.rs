use tauri::{
    menu::{Menu, MenuEvent, MenuItemBuilder, Submenu, SubmenuBuilder},
    AppHandle, Wry,
};

use crate::window;

type Part = tauri::Result<Submenu<Wry>>;

const FULL_SCREEN: &str = "full-screen";
const FULL_SCREEN_KEYS: &str = if cfg!(target_os = "macos") {
    "Ctrl+Cmd+F"
} else {
    "F11"
};

pub fn build(app: &AppHandle) -> tauri::Result<Menu<Wry>> {
    let menu = Menu::new(app)?;
    #[cfg(target_os = "macos")]
    menu.append(&application(app)?)?;
    for part in [file(app)?, edit(app)?, view(app)?] {
        menu.append(&part)?;
    }
    Ok(menu)
}

/// Everything but full screen is done by the page, which knows what is open.
pub fn obey(app: &AppHandle, event: MenuEvent) {
    match event.id().as_ref() {
        FULL_SCREEN => window::toggle_full_screen(app),
        command => window::tell(
            app,
            "shell-menu",
            &serde_json::json!({ "command": command }),
        ),
    }
}

fn file(app: &AppHandle) -> Part {
    let part = SubmenuBuilder::new(app, "File")
        .item(&item(app, "save", "Save", "CmdOrCtrl+S")?)
        .item(&item(app, "print", "Print …", "CmdOrCtrl+P")?)
        .separator();
    // On a Mac one quits in the application's own menu.
    if cfg!(target_os = "macos") {
        part.close_window().build()
    } else {
        part.quit().build()
    }
}

fn edit(app: &AppHandle) -> Part {
    let part = SubmenuBuilder::new(app, "Edit")
        .item(&item(app, "undo", "Undo", "CmdOrCtrl+Z")?)
        .item(&item(app, "redo", "Redo", "CmdOrCtrl+Shift+Z")?);
    // Elsewhere the page does these by itself; a Mac has them from its menu alone.
    #[cfg(target_os = "macos")]
    let part = part.separator().cut().copy().paste().select_all();
    part.build()
}

fn view(app: &AppHandle) -> Part {
    SubmenuBuilder::new(app, "View")
        .item(&item(app, "zoom-in", "Zoom In", "CmdOrCtrl+=")?)
        .item(&item(app, "zoom-out", "Zoom Out", "CmdOrCtrl+-")?)
        .item(&item(app, "fit", "Fit", "CmdOrCtrl+0")?)
        .separator()
        .item(&item(app, FULL_SCREEN, "Full Screen", FULL_SCREEN_KEYS)?)
        .build()
}

#[cfg(target_os = "macos")]
fn application(app: &AppHandle) -> Part {
    SubmenuBuilder::new(app, app.package_info().name.clone())
        .about(None)
        .separator()
        .services()
        .separator()
        .hide()
        .hide_others()
        .show_all()
        .separator()
        .quit()
        .build()
}

fn item(
    app: &AppHandle,
    id: &str,
    title: &str,
    keys: &str,
) -> tauri::Result<tauri::menu::MenuItem<Wry>> {
    MenuItemBuilder::with_id(id, title)
        .accelerator(keys)
        .build(app)
}
